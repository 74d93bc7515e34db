import { type Figure, isDue, isGlance, isProjectFigure } from '../../locales/figures.ts';
import { formatDay, formatFigure, formatMonth, type LabelOf } from '../../locales/formatFigure.ts';
import { DIVIDERS, formatRate } from '../../locales/formatRate.ts';
import type { Locale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Document } from '../queries/documents.ts';
import { type FigureDocument, figureOn } from '../queries/figure.ts';
import { sumOf } from './costSum.ts';
import { inRenminbi, type Moment } from './rates.ts';
import { statusTexts } from './statusTexts.ts';

/** What formatting in one language needs. */
interface Writer extends Moment {
  readonly locale: Locale;
  readonly label: LabelOf;
}

/**
 * Texts derived from the figures and dates of a programme or project, by key within its group:
 * `figures.minInvestment.text`, `.asOf`, `.source` and so on, `figures.asOf`, `costs.sum`. Like
 * other texts, a caution may contain placeholders for figures.
 */
export function figureTexts(
  document: Document,
  moment: Moment,
  locale: Locale,
  label: LabelOf,
): Record<string, string> {
  if (document._type === 'compare') return rateTexts(moment, locale, label);
  if (document._type === 'project')
    return projectTexts(document.figures, { locale, label, ...moment });
  if (document._type !== 'program') return {};
  const { day } = moment;
  const { figures, status, costs, sources } = document;
  const writer = { locale, label, ...moment };
  const isCost = ({ name }: FigureDocument) =>
    costs?.items.some(({ figure }) => figure === name) ?? false;
  const glance = figures.filter(({ name }) => isGlance(name));
  const sum = sumOf({ costs, figures }, day);
  return Object.fromEntries([
    ...figures.flatMap((figure) =>
      isGlance(figure.name) || isCost(figure) ? textsOf(figure, writer) : originOf(figure, writer),
    ),
    ...datesOf(glance, writer),
    ...(sum ? [['costs.sum', formatFigure(sum, locale, label)]] : []),
    ...(status ? statusTexts(status, day, locale, label) : []),
    ...sources.flatMap(({ read }, index) =>
      read ? [[`sources.${index}.read`, formatDay(read, locale)]] : [],
    ),
  ]);
}

function projectTexts(figures: readonly FigureDocument[], writer: Writer): Record<string, string> {
  const shown = figures.filter(({ name }) => isProjectFigure(name));
  return Object.fromEntries([
    ...shown.flatMap((figure) => textsOf(figure, writer)),
    ...datesOf(shown, writer),
  ]);
}

function textsOf(stored: FigureDocument, writer: Writer): [string, string][] {
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
function originOf(figure: FigureDocument, { locale, label, day }: Writer): [string, string][] {
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

const keyed = (name: string, texts: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(texts).map(([key, text]) => [`figures.${name}.${key}`, text]);

/** The texts of the note below the comparison. */
const rateTexts = ({ rates }: Moment, locale: Locale, label: LabelOf): Record<string, string> =>
  rates
    ? {
        'rates.day': formatDay(rates.day, locale),
        'rates.source': nameOf(rates.source, locale),
        ...Object.fromEntries(
          rates.rates.map((rate) => [`rates.${rate.currency}`, formatRate(rate, locale, label)]),
        ),
      }
    : {};

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
function datesOf(figures: readonly FigureDocument[], { locale, label }: Writer): string[][] {
  const [oldest] = figures.map(({ asOf }) => asOf).sort();
  if (oldest === undefined) return [];
  const date = formatMonth(oldest, locale);
  return [
    ['figures.date', date],
    ['figures.asOf', fillPlaceholders(label('asOf'), () => date)],
  ];
}
