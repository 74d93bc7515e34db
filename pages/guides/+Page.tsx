import '../sheets/guides.css';
import { GuideCards } from '../../components/sections/guides/GuideCards.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({ screen, guides }: ReturnType<typeof data>) {
  const { text } = useText();
  return (
    <>
      <Hero group="guideIndex" height={screen.heroHeight} seed="guides" />
      <div className="content section">
        <GuideCards guides={guides} />
        <p className="guide-note">{text('guideIndex.note')}</p>
      </div>
      <TalkToUs />
    </>
  );
}
