import '../sheets/programs.css';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({ screen }: ReturnType<typeof data>) {
  const { phrased, text } = useText();
  const { heroHeight, assetAllocation, education, whyChooseUs } = screen;
  return (
    <>
      <Hero group="otherPrograms" height={heroHeight} seed="other-programs" />
      <Section
        id="asset-allocation"
        title="otherPrograms.assetAllocation.title"
        description="otherPrograms.assetAllocation.description"
      >
        <Benefits list="otherPrograms.assetAllocation.services" kinds={assetAllocation} />
        <p className="notice">{text('otherPrograms.assetAllocation.complianceNote')}</p>
      </Section>
      <Section
        id="education"
        title="otherPrograms.education.title"
        description="otherPrograms.education.description"
        isTinted
      >
        <Benefits list="otherPrograms.education.services" kinds={education} />
        <p className="notice">{text('otherPrograms.education.conclusion')}</p>
      </Section>
      <section id="why-choose-us">
        <Section title="otherPrograms.whyChooseUs.title">
          <Benefits list="otherPrograms.whyChooseUs.points" kinds={whyChooseUs} />
        </Section>
        <div className="talk content">
          <p>{phrased('otherPrograms.whyChooseUs.callToAction')}</p>
          <LocalLink to="/contact" className="button button-secondary">
            {text('otherPrograms.whyChooseUs.contactUs')}
          </LocalLink>
        </div>
      </section>
    </>
  );
}
