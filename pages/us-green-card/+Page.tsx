import '../sheets/programs.css';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProgramCards } from '../../components/sections/ProgramCards.tsx';
import { RequirementsDisclosure } from '../../components/sections/RequirementsDisclosure.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { CompareLink } from '../../components/site/CompareLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** /us-green-card */
export function Page({ screen, programs }: ReturnType<typeof data>) {
  const { phrased } = useText();
  const { heroHeight, benefits } = screen;
  return (
    <>
      <Hero group="usGreenCardIndex" height={heroHeight} seed="us-green-card" />
      <section id="programs" className="content section">
        <SectionHeading
          title={phrased('usGreenCardIndex.programs.title')}
          description={phrased('usGreenCardIndex.programs.description')}
        />
        <ProgramCards
          programs={programs}
          extra={(program) => <RequirementsDisclosure program={program} />}
        />
        <CompareLink />
      </section>
      <section id="benefits" className="section tinted">
        <div className="content">
          <SectionHeading title={phrased('usGreenCardIndex.benefitsTitle')} />
          <Benefits list="usGreenCardIndex.benefits" kinds={benefits} stagger={2} />
        </div>
      </section>
      <TalkToUs />
    </>
  );
}
