import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { LOCALES, mapLocales } from '../../locales/locale.ts';
import { countChanges } from '../../studio/changes/summary.ts';
import { type ChangeCounts, ChangedPage, DueFiling } from '../../studio/publishing/outcome.ts';
import { fromJson } from '../disk/json.ts';
import { releasePaths } from '../release/paths.ts';

const Page = v.object({ ...ChangedPage.entries, path: v.string() });
const Filing = v.object({ ...DueFiling.entries, isNew: v.boolean() });

const Report = v.object({
  isFirst: v.boolean(),
  changed: v.array(v.object({ locale: v.picklist(LOCALES), page: v.optional(Page) })),
  figures: v.array(v.object({ page: Page })),
  added: v.array(Page),
  removed: v.array(Page),
  moved: v.array(Page),
  /** These are missing in reports of earlier versions. */
  hasOtherPictures: v.optional(v.boolean(), false),
  filings: v.optional(v.array(Filing), []),
});

/** What editors see of a release's report. */
interface ReportedPages {
  /** The changed pages, each once. */
  readonly pages: ChangedPage[];
  /** The pages that must be filed because of the release. */
  readonly filings: DueFiling[];
  /** Counts of changes, without documents held back: those are listed separately. */
  readonly counts?: ChangeCounts;
}

/**
 * Reads the changed pages from the report of a release; empty if the release was removed.
 *
 * @param site origin of the published site
 */
export async function readReportedPages(
  releases: string,
  release: string,
  site: string,
): Promise<ReportedPages> {
  const text = await readFile(releasePaths(releases, release).reportJson, 'utf8').catch(() => '');
  const report = fromJson(Report, text);
  if (!report) return { pages: [], filings: [] };
  const { changed, figures, added, moved, filings } = report;
  const pages = [...changed, ...figures].flatMap(({ page }) => page ?? []);
  const byPath = new Map([...pages, ...added, ...moved].map((page) => [page.path, page]));
  const { heldBack: _, ...counts } = countChanges(report);
  return {
    counts,
    pages: [...byPath.values()].map(({ titles, urls }) => ({
      titles,
      urls: mapLocales((locale) => site + new URL(urls[locale]).pathname),
    })),
    filings: filings
      .filter(({ isNew }) => isNew)
      .map(({ titles, due, timeZone }) => ({ titles, due, timeZone })),
  };
}
