import type { Site } from '../../locales/site.ts';
import type { ReportedFiling } from '../changes/report.ts';
import { filingRecord, isOverdue } from './filingRecord.ts';
import { findPagesToFile, isSameText, readLastCopies } from './pendingFilings.ts';
import { type FilingRecord, readFilings } from './records.ts';

/** A release that is not current yet. */
interface NextRelease {
  readonly id: string;
  readonly site: Site;
}

/**
 * The copies to file once a release is current: open ones, and those of pages whose text it changes.
 *
 * @param origin of the published site
 */
export function filingsToReport(
  releases: string,
  { id, site }: NextRelease,
  now: Date,
  origin: string,
): ReportedFiling[] {
  const all = readFilings(releases);
  const last = readLastCopies(releases, all);
  const toReported = (record: FilingRecord, isNew: boolean): ReportedFiling => ({
    titles: record.titles,
    url: origin + record.page.path,
    due: record.due,
    timeZone: record.timeZone,
    isNew,
    isOverdue: isOverdue(record, now),
  });
  const changed = findPagesToFile(releases, id, site).filter(({ page, words }) => {
    const former = last.get(page.id);
    return !former || !isSameText(former.words, words);
  });
  return [
    ...all.filter(({ filed }) => !filed).map((filing) => toReported(filing, false)),
    ...changed.map((page) =>
      toReported(filingRecord({ ...page, release: id, shownAt: now.toISOString() }, 0), true),
    ),
  ];
}
