import '../sheets/home.css';
import { ActiveProjects } from '../../components/sections/ActiveProjects.tsx';
import { CountryMap } from '../../components/sections/CountryMap.tsx';
import { FactStrip } from '../../components/sections/FactStrip.tsx';
import { GuideList } from '../../components/sections/guides/GuideList.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Portraits } from '../../components/sections/Portraits.tsx';
import { RegisterHead } from '../../components/sections/register/RegisterHead.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { ServiceCards } from '../../components/sections/ServiceCards.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({
  screen,
  reach,
  head,
  guides,
  portraits,
  projects,
}: ReturnType<typeof data>) {
  const { phrased, text } = useText();
  const { heroHeight, services } = screen;
  return (
    <div data-scroll-top>
      <Hero group="home" height={heroHeight} seed="home">
        <LocalLink to="/contact" className="button button-secondary">
          {text('home.startConsultation')}
        </LocalLink>
      </Hero>
      <FactStrip reach={reach} />
      <Section id="services" title="home.services.title" description="home.services.description">
        <ServiceCards targets={services} />
      </Section>
      {reach.countries.length > 0 && (
        <Section title="ui.countries">
          <CountryMap countries={reach.countries} />
        </Section>
      )}
      <RegisterHead head={head} />
      <GuideList title="ui.guides" guides={guides} />
      <section id="about" className="section tinted">
        <div className="content split">
          <h2>{phrased('home.about.title')}</h2>
          <div className="prose">
            <p>{text('home.about.description')}</p>
            <LocalLink to="/about" className="button button-primary">
              {text('home.about.learnMore')}
            </LocalLink>
          </div>
        </div>
        <Portraits portraits={portraits} />
      </section>
      <ActiveProjects projects={projects} />
    </div>
  );
}
