import { daysAfter } from '../../locales/day.ts';
import type { Figure } from '../../locales/figures.ts';
import { ratesEnd } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { DocumentOf, Documents } from '../queries/documents.ts';

type Rates = DocumentOf<'exchangeRates'>;

/** When content is shown, and at which rates. */
export interface Moment {
  readonly day: string;
  readonly rates: Rates | undefined;
}

/**
 * The newest rates that staff entered for days up to one.
 *
 * @param day on which they are used
 * @returns `undefined` when they are older than 90 days, or there are none
 */
export function freshRates({ exchangeRates }: Documents, day: string): Rates | undefined {
  // Where staff are it may be tomorrow already.
  const latest = daysAfter(day, 1);
  const newest = newestOf(exchangeRates.filter((rates) => rates.day <= latest));
  return newest && day < ratesEnd(newest.day) ? newest : undefined;
}

/** The newest rates that staff entered, for who looks after them. */
export function newestRates({ exchangeRates }: Documents): Pick<Site, 'newestRates'> {
  const newest = newestOf(exchangeRates);
  return newest ? { newestRates: { id: newest._id, day: newest.day } } : {};
}

const newestOf = (all: readonly Rates[]): Rates | undefined =>
  all.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0];

/** At the line of a budget the third digit counts; more would seem exact. */
const DIGITS = 3;

/** A figure in renminbi, about, where its currency has a rate. */
export function inRenminbi(figure: Figure, rates: Rates | undefined): Figure | undefined {
  const rate = rates?.rates.find(({ currency }) => currency === figure.unit)?.rate;
  if (rate === undefined) return undefined;
  const about = (amount: number) => Number((amount * rate).toPrecision(DIGITS));
  return {
    ...figure,
    ...{ value: about(figure.value), upTo: figure.upTo == null ? null : about(figure.upTo) },
    ...{ unit: 'CNY', qualifier: 'about' },
  };
}
