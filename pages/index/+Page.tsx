import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/primitives/buttonClass.ts';
import { Phrases } from '../../components/primitives/Phrases.tsx';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ServiceCards } from '../../components/sections/ServiceCards.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import type { PageData } from '../pageData.ts';

/** / */
export function Page({ site }: PageData) {
  const { t } = useTranslation();
  const { heroHeight, services } = site.screens.home;
  return (
    <div data-scroll-top>
      <Hero group="home" height={heroHeight} seed="home">
        <LocalLink to="/contact" className={buttonClass.secondary}>
          {t('home.startConsultation')}
        </LocalLink>
      </Hero>
      <section id="services" className="content section">
        <SectionHeading
          title={t('home.services.title')}
          description={t('home.services.description')}
        />
        <ServiceCards targets={services} />
      </section>
      <section id="about" className="section tinted">
        <div className="content split">
          <h2>
            <Phrases text={t('home.about.title')} />
          </h2>
          <div className="prose">
            <p>{t('home.about.description')}</p>
            <LocalLink to="/about" className={buttonClass.primary}>
              {t('home.about.learnMore')}
            </LocalLink>
          </div>
        </div>
      </section>
    </div>
  );
}
