import { compareStrings } from '../../locales/compareStrings.ts';
import { LANGUAGE_TAGS } from '../../locales/locale.ts';
import { alternates } from '../../locales/localPath.ts';
import { FAMILY_PLACES, SCREEN_PATHS } from '../../locales/routes.ts';
import type { Site } from '../../locales/site.ts';
import { type SitePage, sitePages } from '../../locales/sitePages.ts';

/** What has a day of its last edit. */
type Edited = Pick<SitePage, 'updatedAt'>;

/**
 * Makes `robots.txt`, and `sitemap.xml` with every page in each language and its alternates
 * (https://www.sitemaps.org/protocol.html).
 *
 * @param origin of the published site, without a trailing slash
 * @returns contents by file
 */
export function sitemapFiles(site: Site, origin: string): Map<string, string> {
  const pages = sitePages(site).sort((a, b) => compareStrings(a.path, b.path));
  const listed = listedDocuments(site);
  const entries = pages.flatMap((page) =>
    pageEntries(page.path, lastEdit([page, ...(listed.get(page.path) ?? [])]), origin),
  );
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Map([
    ['sitemap.xml', sitemap],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`],
  ]);
}

/** The documents whose texts or figures a screen lists, by its path. */
const listedDocuments = ({
  programs,
  team,
  guides,
  terms,
}: Site): ReadonlyMap<string, readonly Edited[]> =>
  new Map<string, readonly Edited[]>([
    ...Map.groupBy(programs, ({ family }) => SCREEN_PATHS[FAMILY_PLACES[family].index]),
    [SCREEN_PATHS.compare, programs],
    [SCREEN_PATHS.about, team],
    [SCREEN_PATHS.guideIndex, guides],
    [SCREEN_PATHS.glossary, terms],
  ]);

/** The last edit of any of these documents. */
const lastEdit = (documents: readonly Edited[]): string | undefined =>
  documents
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort(compareStrings)
    .at(-1);

function pageEntries(page: string, updatedAt: string | undefined, origin: string): string[] {
  const links = [
    ...alternates(page).map(({ locale, path }) => [LANGUAGE_TAGS[locale], path] as const),
    ['x-default', page] as const,
  ].map(
    ([tag, path]) => `    <xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${path}"/>`,
  );
  const changed = updatedAt ? `\n    <lastmod>${updatedAt.slice(0, 10)}</lastmod>` : '';
  return alternates(page).map(
    ({ path }) =>
      `  <url>\n    <loc>${origin}${path}</loc>${changed}\n${links.join('\n')}\n  </url>`,
  );
}
