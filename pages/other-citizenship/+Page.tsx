import '../sheets/programs.css';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Benefits } from '../../components/sections/Benefits.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ProgramCards } from '../../components/sections/ProgramCards.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { CompareLink } from '../../components/site/CompareLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** The two groups of this index: section id, catalogue key and family. */
const GROUPS = [
  { id: 'fast-naturalization', key: 'fastNaturalization' },
  { id: 'residence-visas', key: 'residenceVisas' },
] as const;

/** /other-citizenship */
export function Page({ screen, ...programs }: ReturnType<typeof data>) {
  const { phrased } = useText();
  const { heroHeight, benefits } = screen;
  return (
    <>
      <Hero group="residencyIndex" height={heroHeight} seed="other-citizenship" />
      {GROUPS.map(({ id, key }, index) => (
        <section key={id} id={id} className="content section">
          <SectionHeading
            title={phrased(`residencyIndex.${key}.title`)}
            description={phrased(`residencyIndex.${key}.description`)}
          />
          <ProgramCards programs={programs[key]} />
          {index === GROUPS.length - 1 && <CompareLink />}
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
