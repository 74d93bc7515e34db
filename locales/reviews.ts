import { daysAfter } from './day.ts';
import { isDue } from './figures.ts';

/** What staff check by a day, and what changes by itself on one: a figure's successor, a state. */
type ReviewKind = 'figure' | 'guide' | 'rates' | 'successor' | 'state';

/** A date with something to check or a change that takes effect. */
export interface CalendarEntry {
  readonly day: string;
  readonly kind: ReviewKind;
}

/** An amount at an older rate would mislead: it is left out. */
export const FRESH_DAYS = 90;

/** The first day on which amounts at the rates of a day are left out. */
export const ratesEnd = (day: string): string => daysAfter(day, FRESH_DAYS + 1);

/** When a guide is to be read against its sources again: once a year. */
export const guideDue = (reviewed: string): string => daysAfter(reviewed, 365);

/** How far `soon` looks ahead, in days. */
const AHEAD = 90;

/** What changes by itself waits for nobody. */
export const waits = ({ kind }: CalendarEntry): boolean => kind !== 'successor' && kind !== 'state';

/**
 * Parts days by how near they are, each by day. What has happened already, such as a programme that
 * closed, is left out.
 */
export function byNearness<T extends CalendarEntry>(days: readonly T[], today: string) {
  const until = daysAfter(today, AHEAD);
  const heeded = days
    .filter((entry) => waits(entry) || !isDue(entry.day, today))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const {
    overdue = [],
    soon = [],
    later = [],
  } = Object.groupBy(heeded, ({ day }) =>
    isDue(day, today) ? 'overdue' : day <= until ? 'soon' : 'later',
  );
  return { overdue, soon, later, until };
}
