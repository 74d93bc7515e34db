import type { RegisterRow } from '../../../locales/content.ts';
import type { Figure, GlanceFigure } from '../../../locales/figures.ts';

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
