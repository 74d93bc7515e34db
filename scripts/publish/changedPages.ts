import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { mapLocales } from '../../locales/locale.ts';
import type { ChangedPage } from '../../studio/publishing/outcome.ts';
import { releasePlaces } from '../release/places.ts';

const Texts = v.object({ en: v.string(), zh: v.string() });
const Page = v.object({ path: v.string(), titles: Texts, urls: Texts });

const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    changed: v.array(v.object({ page: v.optional(Page) })),
    figures: v.array(v.object({ page: Page })),
    added: v.array(Page),
    moved: v.array(Page),
  }),
);

/**
 * The pages that a release changed, each once; none when its report is gone.
 *
 * @param site origin under which the release is served
 */
export async function changedPages(
  releases: string,
  release: string,
  site: string,
): Promise<ChangedPage[]> {
  const text = await readFile(releasePlaces(releases, release).reportJson, 'utf8').catch(() => '');
  const report = v.safeParse(Report, text);
  if (!report.success) return [];
  const { changed, figures, added, moved } = report.output;
  const pages = [...changed, ...figures].flatMap(({ page }) => page ?? []);
  const byPath = new Map([...pages, ...added, ...moved].map((page) => [page.path, page]));
  return [...byPath.values()].map(({ titles, urls }) => ({
    titles,
    urls: mapLocales((locale) => site + new URL(urls[locale]).pathname),
  }));
}
