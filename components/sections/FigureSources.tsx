import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureSourcesProps {
  readonly group: string;
  readonly figures: readonly Figure[];
  /** URL of the list of all sources, on pages that have one. */
  readonly all?: string | undefined;
}

/** Links to the sources of figures, each once; sources without a URL are in the list of all. */
export function FigureSources({ group, figures, all }: FigureSourcesProps) {
  const { text } = useText();
  const sources = uniqueBySource(figures);
  const linked = sources.filter(({ sourceUrl }) => sourceUrl);
  const named = all ? linked : sources;
  return (
    <ul className="figure-sources">
      {named.map(({ name, sourceUrl }) => {
        const title = text(`${group}.figures.${name}.source`);
        return <li key={name}>{sourceUrl ? <a href={sourceUrl}>{title}</a> : title}</li>;
      })}
      {all && linked.length < sources.length && (
        <li>
          <a href={all}>{text('ui.sources')}</a>
        </li>
      )}
    </ul>
  );
}

/** One figure per source, in the order of the figures: the one whose review is due first. */
export function uniqueBySource(figures: readonly Figure[]): Figure[] {
  const bySource = new Map<string | undefined, Figure>();
  for (const figure of figures) {
    const source = figure.sourceUrl ?? figure.sourceTitle;
    const known = bySource.get(source);
    if (!known || figure.reviewBy < known.reviewBy) bySource.set(source, figure);
  }
  return [...bySource.values()];
}
