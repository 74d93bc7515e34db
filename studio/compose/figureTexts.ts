import { type Figure, isDue, isGlanceFigure, isProjectFigure } from '../../locales/figures.ts';
import { formatDay, formatFigure, formatMonth, type LabelOf } from '../../locales/formatFigure.ts';
import { DIVIDERS, formatRate } from '../../locales/formatRate.ts';
import type { Locale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { DocumentOf } from '../queries/documents.ts';
import { asMinimum, type FigureDocument, figureAsOf } from '../queries/figure.ts';
import { type DatedRates, toRenminbi } from './rates.ts';
import { sumCosts } from './sumCosts.ts';

/** A text with its key within the document's group. */
export type KeyedText = readonly [key: string, text: string];

export const keyedText = (key: string, value: string): KeyedText => [key, value];

/** What formatting in one language needs. */
export interface TextContext extends DatedRates {
  readonly locale: Locale;
  readonly label: LabelOf;
}

/**
 * Texts derived from the figures of a programme: `figures.minInvestment.text`, `.asOf`, `.source` and
 * so on, `figures.asOf`, `costs.sum`, `costs.sumInRenminbi`. Like other texts, a caution may contain
 * placeholders for figures.
 */
export function programTexts(
  { figures, costs }: Pick<DocumentOf<'program'>, 'figures' | 'costs'>,
  context: TextContext,
): KeyedText[] {
  const isCost = ({ name }: FigureDocument) =>
    costs?.items.some(({ figure }) => figure === name) ?? false;
  return [
    ...figures.flatMap((figure) =>
      isGlanceFigure(figure.name) || isCost(figure)
        ? textsOf(figure, context)
        : originOf(figure, context),
    ),
    ...datesOf(
      figures.filter(({ name }) => isGlanceFigure(name)),
      context,
    ),
    ...sumTexts(sumCosts({ costs, figures }), context),
  ];
}

function sumTexts(sum: Figure | undefined, { locale, label, rates }: TextContext): KeyedText[] {
  if (!sum) return [];
  const text = keyedText('costs.sum', formatFigure(sum, locale, label));
  const renminbi = toRenminbi(sum, rates);
  if (!renminbi) return [text];
  return [text, keyedText('costs.sumInRenminbi', formatFigure(renminbi, locale, label))];
}

/** The same for the figures of a project. */
export function projectTexts(
  figures: readonly FigureDocument[],
  context: TextContext,
): KeyedText[] {
  const shown = figures.filter(({ name }) => isProjectFigure(name));
  return [...shown.flatMap((figure) => textsOf(figure, context)), ...datesOf(shown, context)];
}

function textsOf(figure: FigureDocument, context: TextContext): KeyedText[] {
  const { locale, label, rates } = context;
  const { name, next, caution } = figure;
  const renminbi = toRenminbi(figure, rates);
  const texts = {
    text: formatFigure(asMinimum(figure), locale, label),
    ...(renminbi && { renminbi: formatFigure(renminbi, locale, label) }),
    ...(caution && { caution: caution[locale] }),
    ...(next && { next: announce(figureAsOf(figure, next.from), next.from, context) }),
  };
  return [...originOf(figure, context), ...figureTexts(name, texts)];
}

/** The source of a figure and when it was checked, which the sentences that use it do not say. */
function originOf(figure: FigureDocument, { locale, label, day }: TextContext): KeyedText[] {
  const { name, asOf, reviewBy, source } = figure;
  return figureTexts(name, {
    asOf: fillPlaceholders(label('asOf'), () => formatMonth(asOf, locale)),
    source: source.title[locale],
    ...(source.publisher && { publisher: source.publisher[locale] }),
    ...(isDue(reviewBy, day) && {
      review: fillPlaceholders(label('underReview'), () => formatMonth(reviewBy, locale)),
    }),
  });
}

const figureTexts = (name: string, texts: Readonly<Record<string, string>>): KeyedText[] =>
  Object.entries(texts).map(([key, value]) => keyedText(`figures.${name}.${key}`, value));

/** The texts of the note below the comparison. */
export const rateTexts = ({ rates, locale, label }: TextContext): KeyedText[] =>
  rates
    ? [
        keyedText('rates.day', formatDay(rates.day, locale)),
        keyedText('rates.source', nameOf(rates.source, locale)),
        ...rates.rates.map((rate) =>
          keyedText(`rates.${rate.currency}`, formatRate(rate, locale, label)),
        ),
      ]
    : [];

/** `Central parity, State Administration of Foreign Exchange` */
const nameOf = ({ title, publisher }: FigureDocument['source'], locale: Locale): string =>
  [title, publisher].flatMap((name) => name?.[locale] ?? []).join(DIVIDERS[locale]);

const announce = (later: Figure, from: string, { locale, label }: TextContext): string =>
  fillPlaceholders(label('laterValue'), (name) =>
    name === 'date' ? formatDay(from, locale) : formatFigure(asMinimum(later), locale, label),
  );

/** One date for the whole strip: the oldest check of its figures. */
function datesOf(figures: readonly FigureDocument[], { locale, label }: TextContext): KeyedText[] {
  const [oldest] = figures.map(({ asOf }) => asOf).sort();
  if (oldest === undefined) return [];
  const date = formatMonth(oldest, locale);
  return [
    keyedText('figures.date', date),
    keyedText(
      'figures.asOf',
      fillPlaceholders(label('asOf'), () => date),
    ),
  ];
}
