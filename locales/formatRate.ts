import type { Currency } from './figures.ts';
import { CURRENCY_LABELS, type LabelOf } from './formatFigure.ts';
import { LANGUAGE_TAGS, type Locale, type Localized, mapLocales } from './locale.ts';
import { fillPlaceholders } from './placeholders.ts';

/** Rates are published with five significant digits (7.0834), also for one yen. */
const RATES = mapLocales(
  (locale) => new Intl.NumberFormat(LANGUAGE_TAGS[locale], { maximumSignificantDigits: 5 }),
);

/** Formats a rate for a note: `1 USD = 7.1 RMB` and `1美元=7.1元人民币`. */
export function formatRate(
  { currency, rate }: { readonly currency: Currency; readonly rate: number },
  locale: Locale,
  label: LabelOf,
): string {
  const amount = (value: number, unit: Currency) =>
    fillPlaceholders(label(CURRENCY_LABELS[unit]), () => RATES[locale].format(value));
  const equals = locale === 'zh' ? '=' : ' = ';
  return [amount(1, currency), amount(rate, 'CNY')].join(equals);
}

/** Separator between phrases in each language. */
export const DIVIDERS = { en: ', ', zh: '，' } as const satisfies Localized<string>;
