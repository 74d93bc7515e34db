import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Pick<Figure, 'name' | 'renminbi' | 'isDue' | 'nextFrom'>;
}

/** What stands below a figure: what it is in renminbi, that it is under review, and what it will be. */
export function FigureNotes({ group, figure }: FigureNotesProps) {
  const { text } = useText();
  const { name, renminbi, isDue, nextFrom } = figure;
  if (!renminbi && !isDue && !nextFrom) return null;
  const key = `${group}.figures.${name}`;
  return (
    <span className="figure-notes">
      {renminbi ? <span>{text(`${key}.renminbi`)}</span> : null}
      {isDue && <span>{text(`${key}.review`)}</span>}
      {nextFrom && <span>{text(`${key}.next`)}</span>}
    </span>
  );
}
