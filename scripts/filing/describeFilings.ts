import { isOverdue } from './describeFiling.ts';
import { type Filing, filingFolder, readFilings } from './records.ts';

/**
 * The copies that are to be filed as lines to print, what is due first at the top.
 *
 * @param withFiled those that were filed too
 */
export function describeFilings(releases: string, withFiled: boolean, now: Date): string {
  const listed = readFilings(releases)
    .filter(({ filed }) => withFiled || !filed)
    .sort((a, b) => a.due.localeCompare(b.due));
  if (listed.length === 0) return 'Nothing is to be filed.';
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
