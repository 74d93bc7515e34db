import { addDays, dayInTimeZone } from '../../locales/day.ts';
import { mapLocales } from '../../locales/locale.ts';
import { timeId } from '../release/id.ts';
import type { PendingFiling } from './pendingFilings.ts';
import type { FilingRecord } from './records.ts';

/** The record of a copy that is still to be made. File names contain the page and the day. */
export function filingRecord(pending: PendingFiling, number: number): FilingRecord {
  const { page, release, shownAt, words, days, timeZone } = pending;
  const shownOn = dayInTimeZone(new Date(shownAt), timeZone);
  const name = `${page.id.replace(/[^\w-]/g, '-')}-${shownOn}`;
  return {
    id: `${timeId(new Date(shownAt))}-${page.id}`,
    number,
    release,
    page,
    shownAt,
    shownOn,
    timeZone,
    due: addDays(shownOn, days),
    titles: mapLocales((locale) => words[locale][0] ?? page.path),
    copies: mapLocales((locale) => `${name}.${locale}.html`),
    changes: `${name}.changes.html`,
    pdfs: null,
    unprinted: null,
  };
}

/**
 * Whether a copy should have been filed before today. One of a later time was made while the clock was
 * ahead: it is due earlier than it says, on a day that nobody knows.
 */
export const isOverdue = (
  { due, timeZone, shownAt }: Pick<FilingRecord, 'due' | 'timeZone' | 'shownAt'>,
  now: Date,
): boolean => dayInTimeZone(now, timeZone) > due || now < new Date(shownAt);
