import '../sheets/programs.css';
import { buttonClass } from '../../components/primitives/buttonClass.ts';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** /other-programs */
export function Page({ screen }: ReturnType<typeof data>) {
  const { phrased, text } = useText();
  const { heroHeight, assetAllocation, education, whyChooseUs } = screen;
  return (
    <>
      <Hero group="otherPrograms" height={heroHeight} seed="other-programs" />
      <section id="asset-allocation" className="content section">
        <SectionHeading
          title={phrased('otherPrograms.assetAllocation.title')}
          description={text('otherPrograms.assetAllocation.description')}
        />
        <Benefits list="otherPrograms.assetAllocation.services" kinds={assetAllocation} />
        <p className="notice">{text('otherPrograms.assetAllocation.complianceNote')}</p>
      </section>
      <section id="education" className="section tinted">
        <div className="content">
          <SectionHeading
            title={phrased('otherPrograms.education.title')}
            description={text('otherPrograms.education.description')}
          />
          <Benefits list="otherPrograms.education.services" kinds={education} />
          <p className="notice">{text('otherPrograms.education.conclusion')}</p>
        </div>
      </section>
      <section id="why-choose-us" className="content section">
        <SectionHeading title={phrased('otherPrograms.whyChooseUs.title')} />
        <Benefits list="otherPrograms.whyChooseUs.points" kinds={whyChooseUs} />
      </section>
      <section className="talk content">
        <p>{phrased('otherPrograms.whyChooseUs.callToAction')}</p>
        <LocalLink to="/contact" className={buttonClass.secondary}>
          {text('otherPrograms.whyChooseUs.contactUs')}
        </LocalLink>
      </section>
    </>
  );
}
