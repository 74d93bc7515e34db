import type { Figure, FigureLabel, GlanceFigure } from '../../../locales/figures.ts';
import type { TimelineKind } from '../../../locales/kinds.ts';
import type { RegisterRow } from '../../../locales/parts.ts';
import { monthsOf } from '../monthsOf.ts';

/** What is in a column of figures: the first that a programme has. */
const FIGURE_COLUMNS = {
  minimum: ['minInvestment'],
  firstStage: ['firstStage', 'processingTime'],
  daysPerYear: ['daysPerYear'],
  permanentResidenceAfter: ['permanentResidenceAfter'],
  citizenshipAfter: ['citizenshipAfter'],
  visaFree: ['visaFree'],
} as const satisfies Record<string, readonly GlanceFigure[]>;

export type FigureColumn = keyof typeof FIGURE_COLUMNS;

/** The figure of a programme that a column shows. */
export const figureIn = (column: FigureColumn, { figures }: RegisterRow): Figure | undefined =>
  FIGURE_COLUMNS[column]
    .map((name) => figures.find((figure) => figure.name === name))
    .find((figure) => figure !== undefined);

/** What a figure is called where that is not what its column says: proof of means, or a whole procedure. */
export function labelIn(column: FigureColumn, { name, label }: Figure): FigureLabel | undefined {
  const [own] = FIGURE_COLUMNS[column];
  const shown = label ?? FIGURE_COLUMNS[column].find((figure) => figure === name);
  // The column's own heading names the passport.
  return shown === own || shown === 'visaFreePassport' ? undefined : shown;
}

const STATIONS: Partial<Record<FigureColumn, readonly TimelineKind[]>> = {
  permanentResidenceAfter: ['permanent', 'greenCard'],
  citizenshipAfter: ['citizenship'],
};

/** The station of a programme's timeline whose words stand where there is no figure. */
export const stationIn = (column: FigureColumn, { stations }: RegisterRow) =>
  STATIONS[column]?.find((station) => stations.includes(station));

const SECTIONS: Partial<Record<FigureColumn, RegisterRow['sections'][number]>> = {
  minimum: 'costs',
  daysPerYear: 'presence',
};

/** The section of a programme's page that says in words what no figure says. */
export const sectionIn = (column: FigureColumn, { sections }: RegisterRow) =>
  sections.find((section) => section === SECTIONS[column]);

/**
 * What a figure is sorted by: renminbi, months or a count, so that currencies and units can be
 * beside each other.
 *
 * @returns `undefined` for an amount whose currency has no fresh rate
 */
export function sortedBy(figure: Figure): number | undefined {
  const { unit, value, renminbi } = figure;
  const months = monthsOf(figure, value);
  if (months !== undefined) return months;
  if (unit === 'count' || unit === 'percent' || value === 0) return value;
  return unit === 'CNY' ? value : renminbi;
}
