import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureSourcesProps {
  readonly group: string;
  readonly figures: readonly Figure[];
}

/** Links to where figures were taken from, each page once; without a page, its name. */
export function FigureSources({ group, figures }: FigureSourcesProps) {
  const { text } = useText();
  const linked = new Map(
    figures.flatMap(({ name, sourceUrl }) => (sourceUrl ? [[sourceUrl, name] as const] : [])),
  );
  const [first] = figures;
  if (linked.size === 0) return first && <p>{text(`${group}.figures.${first.name}.source`)}</p>;
  return (
    <ul className="figure-sources">
      {[...linked].map(([url, name]) => (
        <li key={url}>
          <a href={url}>{text(`${group}.figures.${name}.source`)}</a>
        </li>
      ))}
    </ul>
  );
}
