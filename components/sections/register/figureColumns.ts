import type { Figure, FigureLabel, GlanceFigure } from '../../../locales/figures.ts';
import { goalOf } from '../../../locales/goals.ts';
import type { TimelineKind } from '../../../locales/kinds.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { toMonths } from '../toMonths.ts';

/** The figures that a column may show, in order of preference. */
const FIGURE_COLUMNS = {
  minimum: ['minInvestment'],
  firstStage: ['firstStage', 'processingTime'],
  daysPerYear: ['daysPerYear'],
  permanentResidenceAfter: ['permanentResidenceAfter'],
  citizenshipAfter: ['citizenshipAfter'],
  visaFree: ['visaFree'],
} as const satisfies Record<string, readonly GlanceFigure[]>;

export type FigureColumn = keyof typeof FIGURE_COLUMNS;

/** Whether a column shows figures, by which rows can be sorted. */
export const isFigureColumn = (column: string): column is FigureColumn => column in FIGURE_COLUMNS;

/** A programme's figure in a column. */
export const findFigure = (column: FigureColumn, { figures }: RegisterRow): Figure | undefined =>
  FIGURE_COLUMNS[column]
    .map((name) => figures.find((figure) => figure.name === name))
    .find((figure) => figure !== undefined);

/** A figure's label if it differs from the column heading: proof of means, or a whole procedure. */
export function findLabel(column: FigureColumn, { name, label }: Figure): FigureLabel | undefined {
  const [own] = FIGURE_COLUMNS[column];
  const shown = label ?? FIGURE_COLUMNS[column].find((figure) => figure === name);
  // The column's heading already names the passport.
  return shown === own || shown === 'visaFreePassport' ? undefined : shown;
}

/** A column whose answer, if it has none, may stand in words on the programme's page. */
export type AnsweredColumn = FigureColumn | 'languageTest';

const STEPS: Partial<Record<AnsweredColumn, readonly TimelineKind[]>> = {
  permanentResidenceAfter: ['permanent', 'greenCard'],
  citizenshipAfter: ['citizenship'],
};

/** The timeline step whose text replaces a missing figure. */
export const findStep = (column: AnsweredColumn, { steps }: Pick<RegisterRow, 'steps'>) =>
  STEPS[column]?.find((step) => steps.includes(step));

const SECTIONS: Partial<Record<AnsweredColumn, RegisterRow['sections'][number]>> = {
  minimum: 'costs',
  daysPerYear: 'presence',
  languageTest: 'presence',
};

/** The section of a programme's page that answers in words. */
export const findSection = (column: AnsweredColumn, { sections }: RegisterRow) =>
  sections.find((section) => section === SECTIONS[column]);

/**
 * The sort key of a figure: renminbi, months or a count, so that different currencies and units are
 * comparable.
 *
 * @returns `undefined` for an amount whose currency has no current rate
 */
export function sortKey(figure: Figure): number | undefined {
  const { unit, value, renminbi } = figure;
  const months = toMonths(figure, value);
  if (months !== undefined) return months;
  if (unit === 'count' || unit === 'percent' || value === 0) return value;
  return unit === 'CNY' ? value : renminbi;
}

/** Whether a programme states that its holder need not live there. */
export const requiresNoDays = ({ figures }: Pick<RegisterRow, 'figures'>): boolean =>
  figures.some(({ name, value, upTo }) => name === 'daysPerYear' && value === 0 && !upTo);

/** The sort key of words in place of a figure: citizenship that requires no days there takes no years. */
export const missingKey = (
  column: FigureColumn,
  row: Pick<RegisterRow, 'family' | 'figures' | 'steps'>,
): number | undefined =>
  column === 'citizenshipAfter' &&
  goalOf(row.family) === 'citizenship' &&
  requiresNoDays(row) &&
  findStep(column, row)
    ? 0
    : undefined;
