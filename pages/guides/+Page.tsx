import '../sheets/guides.css';
import { Hero } from '../../components/sections/Hero.tsx';
import { TalkToUs } from '../../components/sections/TalkToUs.tsx';
import { LocalLink } from '../../components/site/LocalLink.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { GuideCard } from '../../locales/selections.ts';
import type { data } from './+data.ts';

/** The guides, with descriptions. */
function GuideCards({ guides }: { readonly guides: readonly GuideCard[] }) {
  const { phrased, text } = useText();
  return (
    <ul className="guide-cards">
      {guides.map(({ path, group }) => (
        <li key={path}>
          <h2>
            <LocalLink to={path}>{phrased(`${group}.title`)}</LocalLink>
          </h2>
          <p>{text(`${group}.description`, { inColumn: true })}</p>
        </li>
      ))}
    </ul>
  );
}

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
