import type { Site } from '../../locales/site.ts';
import type { ReportedFiling } from '../changes/report.ts';
import { describeFiling, isOverdue } from './describeFiling.ts';
import { lastWords, markedPages, saysTheSame } from './pending.ts';
import { type FilingRecord, readFilings } from './records.ts';

/** A release that is not shown yet. */
interface NextRelease {
  readonly id: string;
  readonly site: Site;
}

/**
 * What is to be filed once a release is shown: what is open, and the pages whose words it changes.
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
  const last = lastWords(releases, all);
  const tell = (record: FilingRecord, isNew: boolean): ReportedFiling => ({
    titles: record.titles,
    url: origin + record.page.path,
    ...{ due: record.due, timeZone: record.timeZone, isNew },
    isOverdue: isOverdue(record, now),
  });
  const changed = markedPages(releases, id, site).filter(({ page, words }) => {
    const former = last.get(page.id);
    return !former || !saysTheSame(former.words, words);
  });
  return [
    ...all.filter(({ filed }) => !filed).map((filing) => tell(filing, false)),
    ...changed.map((page) =>
      tell(describeFiling({ ...page, release: id, shownAt: now.toISOString() }, 0), true),
    ),
  ];
}
