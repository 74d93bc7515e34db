import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';
import { onePerSource } from './figureSources.ts';

interface FigureSourcesProps {
  readonly group: string;
  readonly figures: readonly Figure[];
  /** URL of the list of all sources, on pages that have one. */
  readonly all?: string | undefined;
}

/** Links to the sources of figures, each once; sources without a URL are in the list of all. */
export function FigureSources({ group, figures, all }: FigureSourcesProps) {
  const { text } = useText();
  const sources = onePerSource(figures);
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
