import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { LOCALES, mapLocales } from '../../locales/locale.ts';
import { type ChangeCounts, countChanges } from '../../studio/changes/summary.ts';
import { ChangedPage, DueFiling } from '../../studio/publishing/outcome.ts';
import { fromJson } from '../disk/json.ts';
import { releasePlaces } from '../release/places.ts';

const Page = v.object({ ...ChangedPage.entries, path: v.string() });
const Filing = v.object({ ...DueFiling.entries, isNew: v.boolean() });

const Report = v.object({
  isFirst: v.boolean(),
  changed: v.array(v.object({ locale: v.picklist(LOCALES), page: v.optional(Page) })),
  figures: v.array(v.object({ page: Page })),
  added: v.array(Page),
  removed: v.array(Page),
  moved: v.array(Page),
  filings: v.optional(v.array(Filing), []),
});

/** What editors are told of a release. */
interface ToldPages {
  /** The pages that it changed, each once. */
  readonly pages: ChangedPage[];
  /** The pages of which a copy is to be filed because of it. */
  readonly filings: DueFiling[];
  /** How much it changed; what is held back is told by its documents. */
  readonly counts?: Omit<ChangeCounts, 'heldBack'>;
}

/**
 * What the report of a release tells of its pages; nothing when it is gone.
 *
 * @param site origin under which the release is served
 */
export async function readToldPages(
  releases: string,
  release: string,
  site: string,
): Promise<ToldPages> {
  const text = await readFile(releasePlaces(releases, release).reportJson, 'utf8').catch(() => '');
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
