import { compareStrings } from '../../locales/compareStrings.ts';
import { isOverdue } from './filingRecord.ts';
import { type Filing, filingFolder } from './records.ts';

/**
 * Lists copies for the terminal, by due date, each with its folder.
 *
 * @param releases the folder `releases`
 */
export function describeFilings(releases: string, filings: readonly Filing[], now: Date): string {
  if (filings.length === 0) return 'There is nothing to file.';
  return filings
    .toSorted((a, b) => compareStrings(a.due, b.due))
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
