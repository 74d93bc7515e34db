import '../sheets/guides.css';
import { Glossary } from '../../components/sections/guides/Glossary.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({ screen, terms }: ReturnType<typeof data>) {
  const { text } = useText();
  return (
    <>
      <Hero group="glossary" height={screen.heroHeight} seed="glossary" />
      <div className="content section">
        <p className="guide-note">{text('glossary.note')}</p>
        <Glossary terms={terms} />
      </div>
      <TalkToUs />
    </>
  );
}
