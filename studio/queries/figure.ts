import * as v from 'valibot';
import { FIGURE_QUALIFIERS, type Figure, FigureFacts, isDue } from '../../locales/figures.ts';

const Text = v.object({ en: v.string(), zh: v.string() });

/** Where a figure was taken from. */
export const FigureSource = v.object({
  title: Text,
  publisher: v.nullish(Text),
  url: v.nullish(v.string()),
});

/** A figure as the lake stores it: with its source in both languages, and what replaces it. */
export const FigureDocument = v.object({
  ...FigureFacts.entries,
  caution: v.nullish(Text),
  source: FigureSource,
  next: v.nullish(
    v.object({
      value: v.number(),
      upTo: v.nullish(v.number()),
      qualifier: v.nullish(v.picklist(FIGURE_QUALIFIERS)),
      from: v.pipe(v.string(), v.isoDate()),
    }),
  ),
});

export type FigureDocument = v.InferOutput<typeof FigureDocument>;

/** What a figure is from a day on: its successor takes its place on the day that it names. */
export function figureOn(figure: FigureDocument, day: string): FigureDocument {
  const { next } = figure;
  if (!next || next.from > day) return figure;
  const { value, upTo, qualifier } = next;
  return { ...figure, value, upTo, qualifier, next: null };
}

/** A figure as pages show it on a day. */
export function shownFigure(figure: FigureDocument, day: string): Figure {
  const { source, caution, next, ...shown } = figureOn(figure, day);
  return {
    ...shown,
    sourceTitle: source.title.en,
    ...(source.publisher && { hasPublisher: true }),
    ...(caution && { hasCaution: true }),
    ...(source.url && { sourceUrl: source.url }),
    ...(isDue(figure.reviewBy, day) && { isDue: true }),
    ...(next && { nextFrom: next.from }),
  };
}
