import * as v from 'valibot';

/** Pattern of a figure's name, such as `minInvestment`. */
export const FIGURE_NAME = /^[a-z][A-Za-z0-9]*$/;

/** The units that are currencies. */
export const CURRENCIES = ['USD', 'EUR', 'JPY', 'CNY'] as const;

/** `count` is a plain number: the sentence names what is counted. */
export const FIGURE_UNITS = [...CURRENCIES, 'day', 'month', 'year', 'percent', 'count'] as const;

export type Currency = (typeof CURRENCIES)[number];

export const FIGURE_QUALIFIERS = ['atLeast', 'about', 'moreThan', 'plus'] as const;

/** The figures in the strip under a programme's hero, in display order. */
export const GLANCE_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'daysPerYear',
  'permanentResidenceAfter',
  'citizenshipAfter',
  'visaFree',
] as const;

/** The figures in the strip under a project's hero, in display order. */
export const PROJECT_FIGURES = ['totalCost', 'jobsCreated', 'homesSold', 'homesDelivered'] as const;

export type GlanceFigure = (typeof GLANCE_FIGURES)[number];

/** The labels that a figure can have. */
export const FIGURE_LABELS = [
  ...GLANCE_FIGURES,
  'minContribution',
  'proofOfMeans',
  'visaFreePassport',
] as const;

export type FigureLabel = (typeof FIGURE_LABELS)[number];

const Day = v.pipe(v.string(), v.isoDate());

/** The stored fields of a figure. Amounts are in whole units; 12 means 12 %. */
export const FigureFacts = v.object({
  name: v.pipe(v.string(), v.regex(FIGURE_NAME)),
  /** Its label; derived from the name if absent. */
  label: v.nullish(v.picklist(FIGURE_LABELS)),
  value: v.number(),
  upTo: v.nullish(v.number()),
  unit: v.picklist(FIGURE_UNITS),
  qualifier: v.nullish(v.picklist(FIGURE_QUALIFIERS)),
  asOf: Day,
  reviewBy: Day,
});

/** A figure as pages show it. */
export const FigureSchema = v.object({
  ...FigureFacts.entries,
  /** Title of the source, for staff; what pages show is in the catalogue. */
  sourceTitle: v.optional(v.string()),
  /** Whether the catalogue has a caution, which accompanies the figure wherever it appears. */
  hasCaution: v.optional(v.boolean()),
  /** URL of the source, whose texts are in the catalogue. */
  sourceUrl: v.nullish(v.string()),
  /** Whether the review date has passed; the catalogue says since when. */
  isDue: v.optional(v.boolean()),
  /** Approximate value, or lower end, in renminbi while the rate is current; formatted in the catalogue. */
  renminbi: v.optional(v.number()),
  /** The first day of the later value, if one is known; the catalogue announces it. */
  nextFrom: v.optional(Day),
});

export type Figure = v.InferOutput<typeof FigureSchema>;

/** Whether a review date has passed. */
export const isDue = (reviewBy: string, day: string): boolean => reviewBy < day;

export const isCurrency = (unit: string): unit is Currency =>
  CURRENCIES.some((currency) => currency === unit);

/** Whether a figure is an amount of zero, shown as “none”. */
export const isZeroAmount = ({ value, upTo, unit }: Pick<Figure, 'value' | 'upTo' | 'unit'>) =>
  value === 0 && upTo == null && isCurrency(unit);

/** Whether a figure of this name is in a project's strip. */
export const isProjectFigure = (name: string): boolean =>
  PROJECT_FIGURES.some((figure) => figure === name);

/** Whether a figure of this name is in a programme's strip and in the register. */
export const isGlanceFigure = (name: string): name is GlanceFigure =>
  GLANCE_FIGURES.some((glance) => glance === name);
