import type { Figure } from '../../../locales/figures.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { FigureNotes } from '../FigureNotes.tsx';

interface FigureCellProps {
  readonly group: string;
  readonly label: string;
  readonly figure: Figure | undefined;
}

/** A figure of the register, the same text as on the programme's page. */
export function FigureCell({ group, label, figure }: FigureCellProps) {
  const { text } = useText();
  if (!figure)
    return (
      <td data-label={label}>
        <AskUs />
      </td>
    );
  const { name, value, renminbi } = figure;
  const key = `${group}.figures.${name}`;
  return (
    <td data-label={label} data-value={renminbi ?? value}>
      <span className="register-figure">{text(`${key}.text`)}</span>
      {renminbi ? <span className="renminbi">{text(`${key}.renminbi`)}</span> : null}
      <FigureNotes group={group} figure={figure} />
    </td>
  );
}
