import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapLocales } from '../../locales/locale.ts';
import { alternates, localPath } from '../../locales/localPath.ts';
import { type Site, SiteSchema } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { fromJson } from '../disk/json.ts';
import { readHistory } from '../release/history.ts';
import { readPageTexts } from '../release/pageTexts.ts';
import { releasePaths } from '../release/paths.ts';
import { currentReleaseId, isCompleteRelease, releaseFolders } from '../release/release.ts';
import { type Filing, type PageWords, readFilings, readWords } from './records.ts';

/** A page whose text changed and that has no copy yet. */
export interface PendingFiling {
  readonly release: string;
  readonly shownAt: string;
  readonly page: Filing['page'];
  readonly words: PageWords;
  readonly days: number;
  readonly timeZone: string;
}

/** A page that must be filed, with its text in a release. */
type PageToFile = Omit<PendingFiling, 'release' | 'shownAt'>;

interface ShownRelease {
  readonly release: string;
  readonly at: string;
}

/**
 * The copies to make: of each page that must be filed, one for each release that showed it with
 * changed text, in the order in which the releases were shown. A page without a copy needs a first one.
 */
export function findPendingFilings(releases: string): PendingFiling[] {
  const known = readFilings(releases);
  const ids = new Set(
    known.map(({ page, release, shownAt }) => `${page.id} ${release} ${shownAt}`),
  );
  const shown = shownReleases(releases);
  const last = readLastCopies(releases, known);
  return shown.flatMap(({ release, at }, position) =>
    findPagesToFile(releases, release, readSite(releases, release)).flatMap((page) => {
      const former = last.get(page.page.id);
      const isKept =
        position <= positionOf(former?.filing, shown) ||
        ids.has(`${page.page.id} ${release} ${at}`);
      if (isKept || (former && isSameText(former.words, page.words))) return [];
      last.set(page.page.id, { words: page.words, filing: undefined });
      return [{ ...page, release, shownAt: at }];
    }),
  );
}

/** The releases that copies still have to be made from. */
export const releasesToFile = (releases: string): readonly string[] =>
  findPendingFilings(releases).map(({ release }) => release);

/** The pages of a release that must be filed, with their texts. */
export function findPagesToFile(
  releases: string,
  id: string,
  site: Site | undefined,
): PageToFile[] {
  if (!site?.filing) return [];
  const { pages: ids, days, timeZone } = site.filing;
  const pages = sitePages(site).filter((page) => ids.includes(page.id));
  const addresses = pages.flatMap(({ path }) => alternates(path).map((address) => address.path));
  const texts = readPageTexts(releases, id, addresses);
  if (!texts) return [];
  return pages.map(({ id, path }) => ({
    page: { id, path },
    days,
    timeZone,
    words: mapLocales((locale) => texts.get(localPath(path, locale)) ?? []),
  }));
}

/** The newest copy of each page, by document id; without its text if that is damaged. */
export const readLastCopies = (releases: string, known: readonly Filing[]) =>
  new Map<string, { readonly words: PageWords | undefined; readonly filing: Filing | undefined }>(
    Array.from(new Map(known.map((filing) => [filing.page.id, filing])), ([page, filing]) => [
      page,
      { words: readWords(releases, filing.id), filing },
    ]),
  );

/** Whether two texts are the same, apart from line breaks and white space. */
export const isSameText = (a: PageWords | undefined, b: PageWords): boolean =>
  a !== undefined &&
  JSON.stringify(mapLocales((locale) => withoutSpaces(a[locale]))) ===
    JSON.stringify(mapLocales((locale) => withoutSpaces(b[locale])));

const withoutSpaces = (lines: readonly string[]) => lines.join('').replace(/\s+/g, '');

/** The existing releases in the order in which they were shown; the current one is last. */
function shownReleases(releases: string): ShownRelease[] {
  const complete = releaseFolders(releases).filter((id) => isCompleteRelease(releases, id));
  const [oldest] = complete;
  if (oldest === undefined) return [];
  // Ids begin with the day of the release: `20260914-...`.
  const since = oldest.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');
  const shown = readHistory(releases, since).shown.filter(({ release }) =>
    complete.includes(release),
  );
  const current = shown.findLast(({ release }) => release === currentReleaseId(releases));
  return current ? [...shown.filter((entry) => entry !== current), current] : shown;
}

/** The index of a copy's release among those shown. */
function positionOf(filing: Filing | undefined, shown: readonly ShownRelease[]): number {
  if (!filing) return -1;
  const { release, shownAt } = filing;
  return shown.findLastIndex((entry) => entry.release === release && entry.at === shownAt);
}

/**
 * The `site.json` of a release; `undefined` if another version wrote it or no page is filed. Tested
 * before parsing, because this runs every few minutes and a large site takes long to parse.
 */
function readSite(releases: string, id: string): Site | undefined {
  const file = path.join(releasePaths(releases, id).content, 'site.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /"filing":\s*\{/.test(text) ? fromJson(SiteSchema, text) : undefined;
}
