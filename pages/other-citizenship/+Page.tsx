import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProgramCards } from '../../components/sections/ProgramCards.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import { listedPrograms } from '../../locales/programs.ts';
import type { PageData } from '../pageData.ts';

/** The two groups of this index: section id, catalogue key and family. */
const GROUPS = [
  { id: 'fast-naturalization', key: 'fastNaturalization', family: 'fastNaturalization' },
  { id: 'residence-visas', key: 'residenceVisas', family: 'residenceVisa' },
] as const;

/** /other-citizenship */
export function Page({ site }: PageData) {
  const { phrased } = useText();
  const { heroHeight, benefits } = site.screens.residencyIndex;
  return (
    <>
      <Hero group="residencyIndex" height={heroHeight} seed="other-citizenship" />
      {GROUPS.map(({ id, key, family }) => (
        <section key={id} id={id} className="content section">
          <SectionHeading
            title={phrased(`residencyIndex.${key}.title`)}
            description={phrased(`residencyIndex.${key}.description`)}
          />
          <ProgramCards programs={listedPrograms(site, family)} />
        </section>
      ))}
      <section id="benefits" className="section tinted">
        <div className="content">
          <SectionHeading title={phrased('residencyIndex.benefitsTitle')} />
          <Benefits list="residencyIndex.benefits" kinds={benefits} stagger={2} />
        </div>
      </section>
      <TalkToUs />
    </>
  );
}
