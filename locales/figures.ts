import * as v from 'valibot';

/** How a figure is named: `minInvestment`. */
export const FIGURE_NAME = /^[a-z][A-Za-z0-9]*$/;

/** The units that are currencies. */
export const CURRENCIES = ['USD', 'EUR', 'JPY', 'CNY'] as const;

/** `count` is a bare number: the sentence names what is counted. */
export const FIGURE_UNITS = [...CURRENCIES, 'day', 'month', 'year', 'percent', 'count'] as const;

export type Currency = (typeof CURRENCIES)[number];

export const FIGURE_QUALIFIERS = ['atLeast', 'about', 'moreThan', 'plus'] as const;

/** The figures of the strip under a programme's hero, in their order. */
export const GLANCE_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'daysPerYear',
  'permanentResidenceAfter',
  'citizenshipAfter',
  'visaFree',
] as const;

/** The figures of the strip under a project's hero, in their order. */
export const PROJECT_FIGURES = ['totalCost', 'jobsCreated', 'homesSold', 'homesDelivered'] as const;

export type GlanceFigure = (typeof GLANCE_FIGURES)[number];

/** The words that can be beside a figure, each a label of its own. */
export const FIGURE_LABELS = [
  ...GLANCE_FIGURES,
  'minContribution',
  'proofOfMeans',
  'visaFreePassport',
] as const;

export type FigureLabel = (typeof FIGURE_LABELS)[number];

const Day = v.pipe(v.string(), v.isoDate());

/** What a figure is. Amounts are in whole units, percentages as 12 for 12 %. */
export const FigureFacts = v.object({
  name: v.pipe(v.string(), v.regex(FIGURE_NAME)),
  /** What is beside it; unless given, its name decides. */
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
  /** Its source as staff look it up; what pages show of it is in the catalogue. */
  sourceTitle: v.optional(v.string()),
  /** Whether the catalogue says who published its source. */
  hasPublisher: v.optional(v.boolean()),
  /** Whether the catalogue has a caution: what qualifies it, wherever it stands. */
  hasCaution: v.optional(v.boolean()),
  /** Address of its source, whose words are in the catalogue. */
  sourceUrl: v.nullish(v.string()),
  /** Whether its day of review has passed; the catalogue says since when. */
  isDue: v.optional(v.boolean()),
  /** Its value in renminbi, about, while the rate is fresh; the catalogue writes it. */
  renminbi: v.optional(v.number()),
  /** The first day of a later value, where one is known; the catalogue announces it. */
  nextFrom: v.optional(Day),
});

export type Figure = v.InferOutput<typeof FigureSchema>;

/** Whether a day of review has passed. */
export const isDue = (reviewBy: string, day: string): boolean => reviewBy < day;

export const isCurrency = (unit: string): unit is Currency =>
  CURRENCIES.some((currency) => currency === unit);

/** Whether a figure says that no money is asked for. */
export const isNothing = ({ value, upTo, unit }: Pick<Figure, 'value' | 'upTo' | 'unit'>) =>
  value === 0 && upTo == null && isCurrency(unit);

/** Whether a figure of that name is in a project's strip. */
export const isProjectFigure = (name: string): boolean =>
  PROJECT_FIGURES.some((figure) => figure === name);

/** Whether a figure of that name is in the strip and in the register. */
export const isGlance = (name: string): name is GlanceFigure =>
  GLANCE_FIGURES.some((glance) => glance === name);
