import type { CustomValidator } from '@sanity/types';
import { CURRENCIES } from '../../../locales/figures.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** Roughly, the renminbi for one unit. */
const USUAL = { USD: 7, EUR: 8, JPY: 0.05, CNY: 1 } as const;

/** Rates changed less in decades; tables of rates list a hundred units. */
const SUSPICIOUS_FACTOR = 5;

/**
 * Warns about a rate for a hundred units: amounts in renminbi would be a hundred times too large. Only
 * in the Studio: the pull refuses no rate for its size.
 */
export const usualRateRule: CustomValidator<number | undefined> = (rate, context) => {
  const { parent, environment } = context;
  const stored = isRecord(parent) ? parent.currency : undefined;
  const currency = CURRENCIES.find((one) => one === stored);
  if (environment !== 'studio' || rate === undefined || !currency) return true;
  const usual = USUAL[currency];
  return rate < usual * SUSPICIOUS_FACTOR && rate > usual / SUSPICIOUS_FACTOR
    ? true
    : say(
        '1 [currency] = [rate] RMB is far from the usual rate: enter the value of one unit, not of a hundred',
        { currency, rate: String(rate) },
      );
};
