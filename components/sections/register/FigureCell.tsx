import { useTranslation } from 'react-i18next';
import type { RegisterRow } from '../../../locales/selections.ts';
import { FigureText } from '../../primitives/FigureText.tsx';
import { useText } from '../../site/useText.tsx';
import { FigureNotes } from '../FigureNotes.tsx';
import { type FigureColumn, findFigure, findLabel, missingKey, sortKey } from './figureColumns.ts';
import { MissingFigure } from './MissingFigure.tsx';

interface FigureCellProps {
  readonly column: FigureColumn;
  readonly row: RegisterRow;
}

/** More visa-free destinations than any passport has. */
const DESTINATIONS = 200;

/** Length of a full bar, in rem: fixed, so that equal counts look equal in any column width. */
const FULL_BAR = 5.5;

const barOf = (count: number) =>
  `${((FULL_BAR * Math.min(count, DESTINATIONS)) / DESTINATIONS).toFixed(2)}rem`;

/** A figure of the register, the same text as on the programme's page. */
export function FigureCell({ column, row }: FigureCellProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const figure = findFigure(column, row);
  const columnLabel = t(`compare.columns.${column}`);
  if (!figure)
    return (
      <td data-label={columnLabel} data-value={missingKey(column, row)}>
        <MissingFigure column={column} row={row} />
      </td>
    );
  const { name, value } = figure;
  const key = `${row.group}.figures.${name}`;
  const label = findLabel(column, figure);
  return (
    <td data-label={columnLabel} data-value={sortKey(figure)}>
      <span className="register-figure">
        <FigureText text={t(`${key}.text`)} />
      </span>
      {label && <span className="figure-label">{text(`ui.${label}`)}</span>}
      {column === 'visaFree' && (
        <svg className="bar-of" width={barOf(value)} color={row.accent} aria-hidden="true" />
      )}
      <FigureNotes group={row.group} figure={figure} />
    </td>
  );
}
