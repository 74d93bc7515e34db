import { type Figure, isDue, isGlance, isProjectFigure } from '../../locales/figures.ts';
import { formatDay, formatFigure, formatMonth, type LabelOf } from '../../locales/formatFigure.ts';
import { DIVIDERS, formatRate } from '../../locales/formatRate.ts';
import type { Locale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { DocumentOf } from '../queries/documents.ts';
import { type FigureDocument, figureOn } from '../queries/figure.ts';
import { sumOf } from './costSum.ts';
import { inRenminbi, type Moment } from './rates.ts';

/** A text with its key within the document's group. */
export type Text = readonly [key: string, text: string];

export const text = (key: string, value: string): Text => [key, value];

/** What formatting in one language needs. */
export interface Writer extends Moment {
  readonly locale: Locale;
  readonly label: LabelOf;
}

/**
 * Texts derived from the figures of a programme: `figures.minInvestment.text`, `.asOf`, `.source` and
 * so on, `figures.asOf`, `costs.sum`. Like other texts, a caution may contain placeholders for
 * figures.
 */
export function programTexts(
  { figures, costs }: Pick<DocumentOf<'program'>, 'figures' | 'costs'>,
  writer: Writer,
): Text[] {
  const { locale, label, day } = writer;
  const isCost = ({ name }: FigureDocument) =>
    costs?.items.some(({ figure }) => figure === name) ?? false;
  const sum = sumOf({ costs, figures }, day);
  return [
    ...figures.flatMap((figure) =>
      isGlance(figure.name) || isCost(figure) ? textsOf(figure, writer) : originOf(figure, writer),
    ),
    ...datesOf(
      figures.filter(({ name }) => isGlance(name)),
      writer,
    ),
    ...(sum ? [text('costs.sum', formatFigure(sum, locale, label))] : []),
  ];
}

/** The same for the figures of a project. */
export function projectTexts(figures: readonly FigureDocument[], writer: Writer): Text[] {
  const shown = figures.filter(({ name }) => isProjectFigure(name));
  return [...shown.flatMap((figure) => textsOf(figure, writer)), ...datesOf(shown, writer)];
}

function textsOf(stored: FigureDocument, writer: Writer): Text[] {
  const { locale, label, day, rates } = writer;
  const figure = figureOn(stored, day);
  const { name, next, caution } = figure;
  const renminbi = inRenminbi(figure, rates);
  const texts = {
    text: formatFigure(asMinimum(figure), locale, label),
    ...(renminbi?.value && { renminbi: formatFigure(renminbi, locale, label) }),
    ...(caution && { caution: caution[locale] }),
    ...(next && { next: announce({ ...figure, ...bounds(next) }, next.from, writer) }),
  };
  return [...originOf(figure, writer), ...keyed(name, texts)];
}

/** The source of a figure and when it was checked, which the sentences that use it do not say. */
function originOf(figure: FigureDocument, { locale, label, day }: Writer): Text[] {
  const { name, asOf, reviewBy, source } = figure;
  return keyed(name, {
    asOf: fillPlaceholders(label('asOf'), () => formatMonth(asOf, locale)),
    source: source.title[locale],
    ...(source.publisher && { publisher: source.publisher[locale] }),
    ...(isDue(reviewBy, day) && {
      review: fillPlaceholders(label('underReview'), () => formatMonth(reviewBy, locale)),
    }),
  });
}

const keyed = (name: string, texts: Readonly<Record<string, string>>): Text[] =>
  Object.entries(texts).map(([key, value]) => text(`figures.${name}.${key}`, value));

/** The texts of the note below the comparison. */
export const rateTexts = ({ rates, locale, label }: Writer): Text[] =>
  rates
    ? [
        text('rates.day', formatDay(rates.day, locale)),
        text('rates.source', nameOf(rates.source, locale)),
        ...rates.rates.map((rate) =>
          text(`rates.${rate.currency}`, formatRate(rate, locale, label)),
        ),
      ]
    : [];

/** `Central parity, State Administration of Foreign Exchange` */
const nameOf = ({ title, publisher }: FigureDocument['source'], locale: Locale): string =>
  [title, publisher].flatMap((name) => name?.[locale] ?? []).join(DIVIDERS[locale]);

/** A minimum investment is a lower bound by definition, even without a qualifier. */
const asMinimum = (figure: Figure): Figure =>
  figure.name === 'minInvestment' && !figure.qualifier && figure.upTo == null
    ? { ...figure, qualifier: 'atLeast' }
    : figure;

const bounds = ({ value, upTo, qualifier }: NonNullable<FigureDocument['next']>) => ({
  value,
  upTo,
  qualifier,
});

const announce = (later: Figure, from: string, { locale, label }: Writer): string =>
  fillPlaceholders(label('laterValue'), (name) =>
    name === 'date' ? formatDay(from, locale) : formatFigure(asMinimum(later), locale, label),
  );

/** One date for the whole strip: the oldest check of its figures. */
function datesOf(figures: readonly FigureDocument[], { locale, label }: Writer): Text[] {
  const [oldest] = figures.map(({ asOf }) => asOf).sort();
  if (oldest === undefined) return [];
  const date = formatMonth(oldest, locale);
  return [
    text('figures.date', date),
    text(
      'figures.asOf',
      fillPlaceholders(label('asOf'), () => date),
    ),
  ];
}
