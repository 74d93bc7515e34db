/** A day as documents write it: `2026-09-30`, of the universal time. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a text is a day of the calendar as documents write it. */
export const isDay = (text: string): boolean =>
  // Some engines take February 31 for March 3.
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Number.isFinite(Date.parse(text)) &&
  dayOf(new Date(text)) === text;

/**
 * The day that it is somewhere.
 *
 * @param timeZone as IANA names it: `America/Chicago`; by default that of this machine
 */
export const dayIn = (moment: Date, timeZone?: string): string =>
  // Sweden writes days as documents do.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

const DAY = 24 * 60 * 60 * 1000;

/** The day so many days after another. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY));
