import { daysAfter } from '../../../locales/day.ts';

const DAY_LENGTH = 86_400_000;

/**
 * The minimum interval, in days: a shorter one is a mistake, because what was checked on its last
 * day is due half a year later.
 */
const MIN_INTERVAL = 30;
const HALF_A_YEAR = 182;

/** The next due date of something checked today: the same interval as before. */
export function nextDue(
  today: string,
  { checked, due }: { readonly checked: string; readonly due: string },
) {
  const interval = Math.round((Date.parse(due) - Date.parse(checked)) / DAY_LENGTH);
  return daysAfter(today, interval >= MIN_INTERVAL ? interval : HALF_A_YEAR);
}
