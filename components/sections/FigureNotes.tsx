import type { Figure } from '../../locales/figures.ts';
import { useText } from '../site/useText.tsx';

interface FigureNotesProps {
  readonly group: string;
  readonly figure: Figure;
}

/** What must be said beside a figure: that it is under review, and what it will be. */
export function FigureNotes({ group, figure: { name, isDue, hasNext } }: FigureNotesProps) {
  const { text } = useText();
  if (!isDue && !hasNext) return null;
  return (
    <span className="figure-notes">
      {isDue && <span>{text(`${group}.figures.${name}.review`)}</span>}
      {hasNext && <span>{text(`${group}.figures.${name}.next`)}</span>}
    </span>
  );
}
