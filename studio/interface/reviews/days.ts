import { daysAfter } from '../../../locales/day.ts';

const DAY_LENGTH = 86_400_000;

/** Shorter would be a slip: what was checked on the last day is due half a year later. */
const LEAST = 30;
const HALF_A_YEAR = 182;

/** When something that is checked today is due again: after as long as it was given before. */
export function nextDue(
  today: string,
  { checked, due }: { readonly checked: string; readonly due: string },
) {
  const given = Math.round((Date.parse(due) - Date.parse(checked)) / DAY_LENGTH);
  return daysAfter(today, given >= LEAST ? given : HALF_A_YEAR);
}
