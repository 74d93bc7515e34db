import '../sheets/compare.css';
import { SectionHeading } from '../../components/primitives/SectionHeading.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Register } from '../../components/sections/register/Register.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

/** /compare */
export function Page({ screen, rows, rates, moneyGuide }: ReturnType<typeof data>) {
  const { phrased, text } = useText();
  return (
    <>
      <Hero group="compare" height={screen.heroHeight} seed="compare" />
      <section id="programs" className="register-section section">
        <SectionHeading
          title={phrased('compare.register.title')}
          description={text('compare.register.description')}
        />
        <Register rows={rows} rates={rates} moneyGuide={moneyGuide} />
      </section>
      <TalkToUs />
    </>
  );
}
