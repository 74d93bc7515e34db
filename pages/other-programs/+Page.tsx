import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/primitives/buttonClass.ts';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import type { PageData } from '../pageData.ts';

/** /other-programs */
export function Page({ site }: PageData) {
  const { t } = useTranslation();
  const { heroHeight, assetAllocation, education, whyChooseUs } = site.screens.otherPrograms;
  return (
    <>
      <Hero group="otherPrograms" height={heroHeight} seed="other-programs" />
      <section id="asset-allocation" className="content section">
        <SectionHeading
          title={t('otherPrograms.assetAllocation.title')}
          description={t('otherPrograms.assetAllocation.description')}
        />
        <Benefits list="otherPrograms.assetAllocation.services" kinds={assetAllocation} />
        <p className="notice">{t('otherPrograms.assetAllocation.complianceNote')}</p>
      </section>
      <section id="education" className="section tinted">
        <div className="content">
          <SectionHeading
            title={t('otherPrograms.education.title')}
            description={t('otherPrograms.education.description')}
          />
          <Benefits list="otherPrograms.education.services" kinds={education} />
          <p className="notice">{t('otherPrograms.education.conclusion')}</p>
        </div>
      </section>
      <section id="why-choose-us" className="content section">
        <SectionHeading title={t('otherPrograms.whyChooseUs.title')} />
        <Benefits list="otherPrograms.whyChooseUs.points" kinds={whyChooseUs} />
      </section>
      <section className="talk content">
        <p>{t('otherPrograms.whyChooseUs.callToAction')}</p>
        <LocalLink to="/contact" className={buttonClass.secondary}>
          {t('otherPrograms.whyChooseUs.contactUs')}
        </LocalLink>
      </section>
    </>
  );
}
