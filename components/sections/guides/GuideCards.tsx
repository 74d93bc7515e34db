import type { GuideCard } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

/** The guides, with descriptions. */
export function GuideCards({ guides }: { readonly guides: readonly GuideCard[] }) {
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
