import type { GuideCard } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { useText } from '../../site/useText.tsx';

interface GuideListProps {
  /** Catalogue key of the heading. */
  readonly title: string;
  readonly guides: readonly GuideCard[];
  readonly isTinted?: boolean;
}

/** A list of guide titles beside a heading. */
export function GuideList({ title, guides, isTinted = false }: GuideListProps) {
  const { phrased, text } = useText();
  if (guides.length === 0) return null;
  const links = (
    <>
      <h2>{phrased(title)}</h2>
      <ul className="page-list">
        {guides.map(({ path, group }) => (
          <li key={path}>
            <LocalLink to={path}>{text(`${group}.title`)}</LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
  return isTinted ? (
    <section className="section tinted">
      <div className="content split">{links}</div>
    </section>
  ) : (
    <section className="section content split">{links}</section>
  );
}
