import { type Figure, isCurrency, isZeroAmount } from './figures.ts';
import { LANGUAGE_TAGS, type Locale, mapLocales } from './locale.ts';
import { fillPlaceholders } from './placeholders.ts';

/** Returns a label of the catalogue group `ui`, e.g. `currencyUsd`: `{{amount}} USD`. */
export type LabelOf = (name: string) => string;

/** The labels that hold the format of an amount in each currency. */
export const CURRENCY_LABELS = {
  USD: 'currencyUsd',
  EUR: 'currencyEur',
  JPY: 'currencyJpy',
  CNY: 'currencyCny',
} as const;

/** From ten million English uses compact notation: `50 million`, but `1,050,000`. */
const ENGLISH_COMPACT_FROM = 10_000_000;

const MILLION = 1_000_000;

/**
 * Formats a figure for a language: `1,050,000 USD` and `105万美元`, `4–6 months` and
 * `4–6个月`. An amount of zero is `none`.
 *
 * @param label labels for currencies and qualifiers in that language
 */
export function formatFigure(figure: Figure, locale: Locale, label: LabelOf): string {
  const { qualifier } = figure;
  if (isZeroAmount(figure)) return label('noAmount');
  const bare = withUnit(figure, locale, label);
  return qualifier ? fillPlaceholders(label(qualifier), () => bare) : bare;
}

/** Only the number or the range, with thousands separators in both languages: `250,000`. */
export const formatBareNumber = (figure: Figure, locale: Locale): string =>
  range(figure, numberFormat(locale).format);

/** The month of a date: `September 2026` and `2026年9月`. */
export const formatMonth = (isoDate: string, locale: Locale): string =>
  MONTHS[locale].format(new Date(isoDate));

/** A full date: `January 1, 2027` and `2027年1月1日`. */
export const formatDay = (isoDate: string, locale: Locale): string =>
  DAYS[locale].format(new Date(isoDate));

function withUnit(figure: Figure, locale: Locale, label: LabelOf): string {
  const { unit } = figure;
  if (unit === 'count') return range(figure, (value) => formatNumber(value, locale));
  if (isCurrency(unit)) {
    const amount = range(figure, (value) => large(value, locale, figure.upTo ?? value));
    return fillPlaceholders(label(CURRENCY_LABELS[unit]), () => amount);
  }
  const unitDisplay = unit === 'percent' ? 'short' : 'long';
  const useGrouping = locale !== 'zh';
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay, useGrouping });
  return range(
    figure,
    (value) => format.format(value),
    (value) => formatNumber(value, locale),
  );
}

/** `4–6 months`: the unit appears once, after the upper bound. */
function range(
  { value, upTo }: Figure,
  format: (value: number) => string,
  formatLower = format,
): string {
  return upTo == null ? format(value) : `${formatLower(value)}–${format(upTo)}`;
}

/** A number: `190` and `250,000`; Chinese writes four digits without separators and larger ones in 万. */
export const formatNumber = (value: number, locale: Locale): string =>
  locale === 'zh' ? large(value, locale) : numberFormat(locale).format(value);

/** @param largest the upper end of its range, so that both ends are written alike */
function large(value: number, locale: Locale, largest = value): string {
  const isCompact =
    locale === 'zh' ? value >= 10_000 : largest >= ENGLISH_COMPACT_FROM && value >= MILLION;
  return numberFormat(locale, {
    useGrouping: locale !== 'zh',
    // The default rounding would turn 999,999,999 into a billion. Sums have 15 exact digits.
    ...(isCompact && { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 15 }),
  }).format(value);
}

/** Cached, because creating a formatter takes far longer than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[locale], options);
  numberFormats.set(key, known);
  return known;
}

const dateFormats = (options: Intl.DateTimeFormatOptions) =>
  mapLocales(
    (locale) => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone: 'UTC' }),
  );

const MONTHS = dateFormats({ year: 'numeric', month: 'long' });
const DAYS = dateFormats({ year: 'numeric', month: 'long', day: 'numeric' });
