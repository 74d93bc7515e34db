import { dayIn, daysAfter } from '../../locales/day.ts';
import { mapLocales } from '../../locales/locale.ts';
import { timeId } from '../release/id.ts';
import type { PendingFiling } from './pending.ts';
import { type Filing, type FilingRecord, filingFolder, readFilings } from './records.ts';

/** The record of a pending copy. File names contain the page and the day. */
export function describeFiling(pending: PendingFiling, number: number): FilingRecord {
  const { page, release, shownAt, words, days, timeZone } = pending;
  const shownOn = dayIn(new Date(shownAt), timeZone);
  const name = `${page.id.replace(/[^\w-]/g, '-')}-${shownOn}`;
  return {
    id: `${timeId(new Date(shownAt))}-${page.id}`,
    number,
    release,
    page,
    shownAt,
    shownOn,
    timeZone,
    due: daysAfter(shownOn, days),
    titles: mapLocales((locale) => words[locale][0] ?? page.path),
    copies: mapLocales((locale) => `${name}.${locale}.html`),
    changes: `${name}.changes.html`,
    pdfs: null,
    unprinted: null,
  };
}

/** Whether a copy should have been filed before today. */
export const isOverdue = (
  { due, timeZone }: Pick<FilingRecord, 'due' | 'timeZone'>,
  now: Date,
): boolean => dayIn(now, timeZone) > due;

/**
 * Lists the copies to file, by due date.
 *
 * @param withFiled include copies that are already filed
 */
export function describeFilings(releases: string, withFiled: boolean, now: Date): string {
  const listed = readFilings(releases)
    .filter(({ filed }) => withFiled || !filed)
    .sort((a, b) => a.due.localeCompare(b.due));
  if (listed.length === 0) return 'There is nothing to file.';
  return listed
    .map((filing) => `${line(filing, now)}\n  ${filingFolder(releases, filing.id)}`)
    .join('\n');
}

function line(filing: Filing, now: Date): string {
  const { id, due, timeZone, page, filed } = filing;
  const state = filed
    ? `filed by ${filed.by} at ${filed.at}`
    : `due ${due} (${timeZone})${isOverdue(filing, now) ? ', OVERDUE' : ''}`;
  return `${id}  ${page.path}  ${state}`;
}
