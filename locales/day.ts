/** The UTC date in the format of the documents: `2026-09-30`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a text is a valid calendar date in the format of the documents. */
export const isDay = (text: string): boolean =>
  // Some engines parse February 31 as March 3.
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  Number.isFinite(Date.parse(text)) &&
  dayOf(new Date(text)) === text;

/**
 * The local date in a time zone.
 *
 * @param timeZone IANA name, such as `America/Chicago` (default: that of this machine)
 */
export const dayInTimeZone = (moment: Date, timeZone?: string): string =>
  // The Swedish locale formats dates as ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** A day in milliseconds. */
export const DAY = 24 * 60 * 60 * 1000;

export const addDays = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY));
