import '../sheets/compare.css';
import { Hero } from '../../components/sections/Hero.tsx';
import { Register } from '../../components/sections/register/Register.tsx';
import { SectionHeading } from '../../components/sections/Section.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import type { data } from './+data.ts';

export function Page({ screen, rows, rates, moneyGuide }: ReturnType<typeof data>) {
  return (
    <>
      <Hero group="compare" height={screen.heroHeight} seed="compare" />
      <section id="programs" className="register-section section">
        <SectionHeading title="compare.register.title" description="compare.register.description" />
        <Register rows={rows} rates={rates} moneyGuide={moneyGuide} />
      </section>
      <TalkToUs />
    </>
  );
}
