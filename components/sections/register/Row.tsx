import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegisterRow } from '../../../locales/content.ts';
import type { GlanceFigure } from '../../../locales/figures.ts';
import { Goal } from '../../site/Goal.tsx';
import { LocalLink } from '../../site/LocalLink.tsx';
import { ProgramState } from '../../site/ProgramState.tsx';
import { useText } from '../../site/useText.tsx';
import { fitsOf } from './choices.ts';
import { FigureCell } from './FigureCell.tsx';
import { FamilyCell, LanguageCell } from './wordCells.tsx';

/** What is in a row of figures, the first that a programme has. */
const FIGURE_COLUMNS = {
  minimum: ['minInvestment'],
  firstStage: ['firstStage', 'processingTime'],
  daysPerYear: ['daysPerYear'],
  permanentResidenceAfter: ['permanentResidenceAfter'],
  citizenshipAfter: ['citizenshipAfter'],
  visaFree: ['visaFree'],
} as const satisfies Record<string, readonly GlanceFigure[]>;

type FigureColumn = keyof typeof FIGURE_COLUMNS;

/** A programme of the register. */
export function Row({ row }: { readonly row: RegisterRow }) {
  const { t } = useTranslation();
  const { text } = useText();
  const { group, path, family, slug, status, figures } = row;
  const figureCell = (column: FigureColumn) => (
    <FigureCell
      group={group}
      label={t(`compare.columns.${column}`)}
      figure={FIGURE_COLUMNS[column]
        .map((name) => figures.find((figure) => figure.name === name))
        .find((figure) => figure !== undefined)}
    />
  );
  const cell = (column: string, content: ReactNode) => (
    <td data-label={t(`compare.columns.${column}`)}>{content}</td>
  );
  return (
    <tr data-programme={`${family}/${slug}`} {...fitsOf(row)}>
      <th scope="row">
        <LocalLink to={path}>{text(`${group}.title`)}</LocalLink>
        <Goal family={family} />
        <ProgramState group={group} status={status} />
      </th>
      {figureCell('minimum')}
      {figureCell('firstStage')}
      {figureCell('daysPerYear')}
      {cell('languageTest', <LanguageCell test={row.languageTest} />)}
      {cell('family', <FamilyCell members={row.members} />)}
      {figureCell('permanentResidenceAfter')}
      {figureCell('citizenshipAfter')}
      {figureCell('visaFree')}
      {cell('asOf', figures.length > 0 ? text(`${group}.figures.date`) : null)}
    </tr>
  );
}
