import * as v from 'valibot';
import { type Figure, FigureFacts, isDue } from '../../locales/figures.ts';

const Text = v.object({ en: v.string(), zh: v.string() });

export const FigureSource = v.object({
  title: Text,
  publisher: v.nullish(Text),
  url: v.nullish(v.string()),
});

/** A figure as stored in the lake: with its source in both languages and its later value. */
export const FigureDocument = v.object({
  ...FigureFacts.entries,
  caution: v.nullish(Text),
  source: FigureSource,
  next: v.nullish(
    v.object({
      ...v.pick(FigureFacts, ['value', 'upTo', 'qualifier']).entries,
      from: v.pipe(v.string(), v.isoDate()),
    }),
  ),
});

export type FigureDocument = v.InferOutput<typeof FigureDocument>;

/** A figure on a day: the later value applies from its first day. */
export function figureAsOf(figure: FigureDocument, day: string): FigureDocument {
  const { next } = figure;
  if (!next || next.from > day) return figure;
  const { value, upTo, qualifier } = next;
  return { ...figure, value, upTo, qualifier, next: null };
}

/** A minimum investment is a lower bound by definition, even without a qualifier; zero means none. */
export const asMinimum = (figure: Figure): Figure =>
  figure.name === 'minInvestment' && figure.value > 0 && !figure.qualifier && figure.upTo == null
    ? { ...figure, qualifier: 'atLeast' }
    : figure;

/**
 * A figure as pages show it.
 *
 * @param figure on the same day
 */
export function toSiteFigure(figure: FigureDocument, day: string): Figure {
  const { source, caution, next, ...shown } = figure;
  return {
    ...shown,
    sourceTitle: source.title.en,
    ...(caution && { hasCaution: true }),
    ...(source.url && { sourceUrl: source.url }),
    ...(isDue(figure.reviewBy, day) && { isDue: true }),
    ...(next && { nextFrom: next.from }),
  };
}
