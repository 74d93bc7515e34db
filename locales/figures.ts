import * as v from 'valibot';

/** How a figure is named: `minInvestment`. */
export const FIGURE_NAME = /^[a-z][A-Za-z0-9]*$/;

/** `count` is a bare number: the sentence names what is counted. */
export const FIGURE_UNITS = [
  'USD',
  'EUR',
  'JPY',
  'day',
  'month',
  'year',
  'percent',
  'count',
] as const;

export const FIGURE_QUALIFIERS = ['atLeast', 'about', 'moreThan', 'plus'] as const;

/** The figures of the strip under a programme's hero, in their order. */
export const GLANCE_FIGURES = [
  'minInvestment',
  'processingTime',
  'permanentResidenceAfter',
  'citizenshipAfter',
  'visaFree',
] as const;

const Day = v.pipe(v.string(), v.isoDate());

/** A figure as the lake stores it. Amounts are in whole units, percentages as 12 for 12 %. */
export const FigureSchema = v.object({
  name: v.pipe(v.string(), v.regex(FIGURE_NAME)),
  value: v.number(),
  upTo: v.nullish(v.number()),
  unit: v.picklist(FIGURE_UNITS),
  qualifier: v.nullish(v.picklist(FIGURE_QUALIFIERS)),
  asOf: Day,
  reviewBy: Day,
  source: v.string(),
});

export type Figure = v.InferOutput<typeof FigureSchema>;
