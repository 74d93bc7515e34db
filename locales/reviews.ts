import { compareStrings } from './compareStrings.ts';
import { addDays } from './day.ts';
import { isDue } from './figures.ts';

/** A day by which staff must check content; on it, `successor` and `state` change automatically. */
export interface ContentDate {
  readonly day: string;
  readonly kind: 'figure' | 'guide' | 'rates' | 'successor' | 'state';
}

/** Amounts at older exchange rates are omitted, because they would mislead. */
export const FRESH_DAYS = 90;

/** The first day on which amounts at the exchange rates of a day are omitted. */
export const ratesExpiry = (day: string): string => addDays(day, FRESH_DAYS + 1);

/** When a guide must be checked against its sources again: once a year. */
export const guideDueDate = (reviewed: string): string => addDays(reviewed, 365);

/** Days ahead that count as `soon`. */
const SOON_DAYS = 90;

/** Whether somebody must act; the other dates change the content automatically. */
export const needsReview = ({ kind }: ContentDate): boolean =>
  kind !== 'successor' && kind !== 'state';

/**
 * Groups dates by urgency, each group in order. Past automatic changes, such as a programme that
 * has closed, are left out.
 */
export function groupByUrgency<T extends ContentDate>(days: readonly T[], today: string) {
  const until = addDays(today, SOON_DAYS);
  const pending = days
    .filter((entry) => needsReview(entry) || !isDue(entry.day, today))
    .sort((one, other) => compareStrings(one.day, other.day));
  const {
    overdue = [],
    soon = [],
    later = [],
  } = Object.groupBy(pending, ({ day }) => {
    if (isDue(day, today)) return 'overdue';
    return day <= until ? 'soon' : 'later';
  });
  return { overdue, soon, later, until };
}
