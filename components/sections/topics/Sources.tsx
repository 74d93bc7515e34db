import type { Figure } from '../../../locales/figures.ts';
import type { Program } from '../../../locales/site.ts';
import { useText } from '../../site/useText.tsx';
import { SourceItems } from './SourceList.tsx';
import { TopicSection } from './TopicSection.tsx';

/** The official pages and laws that the page rests on, those of its figures included. */
export function Sources({ program }: { readonly program: Program }) {
  const { text } = useText();
  const { group, figures, topics } = program;
  const named = new Set(topics.sources.map(({ url }) => url));
  const more = figuresBySource(figures).filter(({ sourceUrl }) => !named.has(sourceUrl ?? ''));
  if (topics.sources.length + more.length === 0) return <TopicSection id="sources" />;
  return (
    <TopicSection id="sources">
      <ul className="sources">
        <SourceItems group={group} sources={topics.sources} />
        {more.map(({ name, sourceUrl }) => (
          <li key={sourceUrl}>
            <a href={sourceUrl ?? ''}>{text(`${group}.figures.${name}.source`)}</a>
            <span>{text(`${group}.figures.${name}.publisher`)}</span>
          </li>
        ))}
      </ul>
    </TopicSection>
  );
}

/** One figure a page that figures were taken from. */
const figuresBySource = (figures: readonly Figure[]): Figure[] => [
  ...new Map(
    figures.flatMap((figure) => (figure.sourceUrl ? [[figure.sourceUrl, figure] as const] : [])),
  ).values(),
];
