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
export interface TextMoment extends Moment {
  readonly locale: Locale;
  readonly label: LabelOf;
}

/**
 * Texts derived from the figures of a programme: `figures.minInvestment.text`, `.asOf`, `.source` and
 * so on, `figures.asOf`, `costs.sum`, `costs.sumInRenminbi`. Like other texts, a caution may contain placeholders for
 * figures.
 */
export function programTexts(
  { figures, costs }: Pick<DocumentOf<'program'>, 'figures' | 'costs'>,
  moment: TextMoment,
): Text[] {
  const isCost = ({ name }: FigureDocument) =>
    costs?.items.some(({ figure }) => figure === name) ?? false;
  return [
    ...figures.flatMap((figure) =>
      isGlance(figure.name) || isCost(figure) ? textsOf(figure, moment) : originOf(figure, moment),
    ),
    ...datesOf(
      figures.filter(({ name }) => isGlance(name)),
      moment,
    ),
    ...sumTexts(sumOf({ costs, figures }), moment),
  ];
}

function sumTexts(sum: Figure | undefined, { locale, label, rates }: TextMoment): Text[] {
  if (!sum) return [];
  const renminbi = inRenminbi(sum, rates);
  return [
    text('costs.sum', formatFigure(sum, locale, label)),
    ...(renminbi ? [text('costs.sumInRenminbi', formatFigure(renminbi, locale, label))] : []),
  ];
}

/** The same for the figures of a project. */
export function projectTexts(figures: readonly FigureDocument[], moment: TextMoment): Text[] {
  const shown = figures.filter(({ name }) => isProjectFigure(name));
  return [...shown.flatMap((figure) => textsOf(figure, moment)), ...datesOf(shown, moment)];
}

function textsOf(figure: FigureDocument, moment: TextMoment): Text[] {
  const { locale, label, rates } = moment;
  const { name, next, caution } = figure;
  const renminbi = inRenminbi(figure, rates);
  const texts = {
    text: formatFigure(asMinimum(figure), locale, label),
    ...(renminbi?.value && { renminbi: formatFigure(renminbi, locale, label) }),
    ...(caution && { caution: caution[locale] }),
    ...(next && { next: announce(figureOn(figure, next.from), next.from, moment) }),
  };
  return [...originOf(figure, moment), ...keyed(name, texts)];
}

/** The source of a figure and when it was checked, which the sentences that use it do not say. */
function originOf(figure: FigureDocument, { locale, label, day }: TextMoment): Text[] {
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
export const rateTexts = ({ rates, locale, label }: TextMoment): Text[] =>
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

const announce = (later: Figure, from: string, { locale, label }: TextMoment): string =>
  fillPlaceholders(label('laterValue'), (name) =>
    name === 'date' ? formatDay(from, locale) : formatFigure(asMinimum(later), locale, label),
  );

/** One date for the whole strip: the oldest check of its figures. */
function datesOf(figures: readonly FigureDocument[], { locale, label }: TextMoment): Text[] {
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
