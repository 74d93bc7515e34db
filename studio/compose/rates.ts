import { compareStrings } from '../../locales/compareStrings.ts';
import { addDays } from '../../locales/day.ts';
import { type Figure, isZeroAmount } from '../../locales/figures.ts';
import { ratesExpiry } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { DocumentOf, Documents } from '../queries/documents.ts';

type Rates = DocumentOf<'exchangeRates'>;

/** The date for which content is composed, and the exchange rates of that date. */
export interface DatedRates {
  readonly day: string;
  readonly rates: Rates | undefined;
}

/**
 * The newest rates entered for dates up to a day.
 *
 * @param day on which they are used
 * @returns `undefined` if there are none, or if they are older than 90 days
 */
export function freshRates({ exchangeRates }: Documents, day: string): Rates | undefined {
  // In the staff's time zone it may already be tomorrow.
  const latest = addDays(day, 1);
  const newest = newestOf(exchangeRates.filter((rates) => rates.day <= latest));
  return newest && day < ratesExpiry(newest.day) ? newest : undefined;
}

/** The newest rates entered, for the review reminder. */
export function newestRates({ exchangeRates }: Documents): Pick<Site, 'newestRates'> {
  const newest = newestOf(exchangeRates);
  return newest ? { newestRates: { id: newest._id, day: newest.day } } : {};
}

const newestOf = (all: readonly Rates[]): Rates | undefined =>
  all.toSorted((one, other) => compareStrings(other.day, one.day))[0];

/** Significant digits: budget limits need three; more would look exact. */
const DIGITS = 3;

/**
 * A figure converted to renminbi, as an approximate value, if its currency has a rate. “None” is the
 * same in every currency.
 */
export function toRenminbi(figure: Figure, rates: Rates | undefined): Figure | undefined {
  const rate = rates?.rates.find(({ currency }) => currency === figure.unit)?.rate;
  if (rate === undefined || isZeroAmount(figure)) return undefined;
  const about = (amount: number) => Number((amount * rate).toPrecision(DIGITS));
  const value = about(figure.value);
  const upTo = about(figure.upTo ?? figure.value);
  return {
    ...figure,
    value,
    // A narrow range may round to one amount.
    upTo: upTo > value ? upTo : null,
    unit: 'CNY',
    qualifier: 'about',
  };
}
