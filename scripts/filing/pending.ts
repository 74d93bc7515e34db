import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mapLocales } from '../../locales/locale.ts';
import { alternates, localPath } from '../../locales/localPath.ts';
import { type Site, SiteSchema } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { fromJson } from '../disk/json.ts';
import { readHistory, readPageTexts } from '../release/history.ts';
import { releasePlaces } from '../release/places.ts';
import { currentId, isComplete, releaseFolders } from '../release/release.ts';
import { type Filing, type PageWords, readFilings, readWords } from './records.ts';

/** A page whose words changed, and of which no copy is kept yet. */
export interface PendingFiling {
  readonly release: string;
  readonly shownAt: string;
  readonly page: Filing['page'];
  readonly words: PageWords;
  readonly days: number;
  readonly timeZone: string;
}

/** A page that is filed, with what it says in a release. */
type MarkedPage = Omit<PendingFiling, 'release' | 'shownAt'>;

interface Shown {
  readonly release: string;
  readonly at: string;
}

/**
 * Which copies are to be made: of each page that is filed, and of each release that showed it with
 * other words than the one before, in the order in which visitors saw them. A page that has no copy
 * yet needs its first.
 */
export function pendingFilings(releases: string): PendingFiling[] {
  const known = readFilings(releases);
  const ids = new Set(
    known.map(({ page, release, shownAt }) => `${page.id} ${release} ${shownAt}`),
  );
  const shown = shownReleases(releases);
  const last = lastWords(releases, known);
  return shown.flatMap(({ release, at }, position) =>
    markedPages(releases, release, readSite(releases, release)).flatMap((page) => {
      const former = last.get(page.page.id);
      const isKept =
        position <= positionOf(former?.filing, shown) ||
        ids.has(`${page.page.id} ${release} ${at}`);
      if (isKept || (former && saysTheSame(former.words, page.words))) return [];
      last.set(page.page.id, { words: page.words, filing: undefined });
      return [{ ...page, release, shownAt: at }];
    }),
  );
}

/** The releases from which copies are still to be made. */
export const releasesToFile = (releases: string): readonly string[] =>
  pendingFilings(releases).map(({ release }) => release);

/** The pages of a release that are filed, with what they say. */
export function markedPages(releases: string, id: string, site: Site | undefined): MarkedPage[] {
  if (!site?.filing) return [];
  const { pages: ids, days, timeZone } = site.filing;
  const pages = sitePages(site).filter((page) => ids.includes(page.id));
  const addresses = pages.flatMap(({ path }) => alternates(path).map((address) => address.path));
  const texts = readPageTexts(releases, id, addresses);
  if (!texts) return [];
  return pages.map(({ id, path }) => ({
    ...{ page: { id, path }, days, timeZone },
    words: mapLocales((locale) => texts.get(localPath(path, locale)) ?? []),
  }));
}

/** What the newest copy of each page says, by the id of its document. */
export const lastWords = (releases: string, known: readonly Filing[]) =>
  new Map<string, { readonly words: PageWords; readonly filing: Filing | undefined }>(
    Array.from(new Map(known.map((filing) => [filing.page.id, filing])), ([page, filing]) => [
      page,
      { words: readWords(releases, filing.id), filing },
    ]),
  );

/** Whether two say the same, in however many lines, and however these are marked up. */
export const saysTheSame = (a: PageWords, b: PageWords): boolean =>
  JSON.stringify(mapLocales((locale) => bare(a[locale]))) ===
  JSON.stringify(mapLocales((locale) => bare(b[locale])));

const bare = (lines: readonly string[]) => lines.join('').replace(/\s+/g, '');

/** The releases that are there, in the order in which they were shown; the current one is last. */
function shownReleases(releases: string): Shown[] {
  const complete = releaseFolders(releases).filter((id) => isComplete(releases, id));
  const [oldest] = complete;
  if (oldest === undefined) return [];
  // Ids begin with the day of the release: `20260914-...`.
  const since = oldest.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');
  const shown = readHistory(releases, since).shown.filter(({ release }) =>
    complete.includes(release),
  );
  const current = shown.findLast(({ release }) => release === currentId(releases));
  return [...shown.filter((entry) => entry !== current), ...(current ? [current] : [])];
}

/** Where the release of a copy stands among those that were shown. */
function positionOf(filing: Filing | undefined, shown: readonly Shown[]): number {
  if (!filing) return -1;
  const { release, shownAt } = filing;
  return shown.findLastIndex((entry) => entry.release === release && entry.at === shownAt);
}

/**
 * The content of a release without its words; `undefined` when another version wrote it, or when it
 * files no page: this is asked every few minutes, and to read a large site takes long.
 */
function readSite(releases: string, id: string): Site | undefined {
  const file = path.join(releasePlaces(releases, id).content, 'site.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /"filing":\s*\{/.test(text) ? fromJson(SiteSchema, text) : undefined;
}
