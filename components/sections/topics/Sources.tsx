import type { Program } from '../../../locales/program.ts';
import { useText } from '../../site/useText.tsx';
import { uniqueBySource } from '../FigureSources.tsx';
import { SourceItems } from './SourceList.tsx';
import { TopicSection } from './TopicSection.tsx';

/** Official pages, laws, and the source of every figure on the page, including those in sentences. */
export function Sources({ program }: { readonly program: Program }) {
  const { exists, text } = useText();
  const { group, figures, topics } = program;
  const named = new Set(topics.sources.map(({ url }) => url));
  const more = uniqueBySource(figures).filter(
    ({ sourceUrl, isDue }) => isDue || !named.has(sourceUrl ?? ''),
  );
  if (topics.sources.length + more.length === 0) return <TopicSection id="sources" />;
  return (
    <TopicSection id="sources">
      <ul className="sources">
        <SourceItems group={group} sources={topics.sources} />
        {more.map(({ name, sourceUrl, isDue }) => {
          const key = `${group}.figures.${name}`;
          const title = text(`${key}.source`);
          return (
            <li key={name}>
              {sourceUrl ? <a href={sourceUrl}>{title}</a> : <p>{title}</p>}
              <span>
                {exists(`${key}.publisher`) && <>{text(`${key}.publisher`)} · </>}
                {text(`${key}.${isDue ? 'review' : 'asOf'}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </TopicSection>
  );
}
