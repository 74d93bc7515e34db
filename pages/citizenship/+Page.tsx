import '../sheets/programs.css';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProgramCards } from '../../components/sections/ProgramCards.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { CompareLink } from '../../components/site/CompareLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** /citizenship */
export function Page({ screen, programs }: ReturnType<typeof data>) {
  const { phrased } = useText();
  const { heroHeight, benefits } = screen;
  return (
    <>
      <Hero group="citizenshipIndex" height={heroHeight} seed="citizenship" />
      <section id="programs" className="content section">
        <SectionHeading
          title={phrased('citizenshipIndex.programs.title')}
          description={phrased('citizenshipIndex.programs.description')}
        />
        <ProgramCards programs={programs} />
        <CompareLink />
      </section>
      <section id="benefits" className="section tinted">
        <div className="content">
          <SectionHeading title={phrased('citizenshipIndex.benefitsTitle')} />
          <Benefits list="citizenshipIndex.benefits" kinds={benefits} stagger={2} />
        </div>
      </section>
      <TalkToUs />
    </>
  );
}
