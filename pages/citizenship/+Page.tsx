import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProgramCards } from '../../components/sections/ProgramCards.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import { listedPrograms } from '../../locales/programs.ts';
import type { PageData } from '../pageData.ts';

/** /citizenship */
export function Page({ site }: PageData) {
  const { phrased } = useText();
  const { heroHeight, benefits } = site.screens.citizenshipIndex;
  return (
    <>
      <Hero group="citizenshipIndex" height={heroHeight} seed="citizenship" />
      <section id="programs" className="content section">
        <SectionHeading
          title={phrased('citizenshipIndex.programs.title')}
          description={phrased('citizenshipIndex.programs.description')}
        />
        <ProgramCards programs={listedPrograms(site, 'citizenship')} />
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
