import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Pick<Figure, 'name' | 'isDue' | 'nextFrom'>;
}

/** What must be said beside a figure: that it is under review, and what it will be. */
export function FigureNotes({ group, figure: { name, isDue, nextFrom } }: FigureNotesProps) {
  const { text } = useText();
  if (!isDue && !nextFrom) return null;
  return (
    <span className="figure-notes">
      {isDue && <span>{text(`${group}.figures.${name}.review`)}</span>}
      {nextFrom && <span>{text(`${group}.figures.${name}.next`)}</span>}
    </span>
  );
}
