import { siteRule } from '../rule.ts';

/** The sitemap lists exactly the indexable pages. */
export const sitemap = siteRule('sitemap', function* ({ files, pages, origin }) {
  const place = '/sitemap.xml';
  const listed = locations(files.get(place)?.text ?? '');
  const indexed = [...pages.values()].flatMap(({ path, isIndexed }) => (isIndexed ? [path] : []));
  const expected = new Set(indexed.map((path) => origin + path));

  for (const address of expected.difference(new Set(listed)))
    yield {
      place,
      message: `${address} is not listed: search engines find it late or never`,
      fix: 'list it (scripts/build/sitemap.ts), or mark the page noindex',
    };
  for (const address of new Set(listed).difference(expected))
    yield {
      place,
      message: `${address} is listed but is not an indexable page: search engines trust such a sitemap less`,
      fix: 'remove it; if only the origin differs, set SITE_URL as it was for the build',
    };
  for (const address of new Set(listed.filter((one, index) => listed.indexOf(one) !== index)))
    yield { place, message: `${address} is listed more than once`, fix: 'list it once' };
});

/** `robots.txt` refers to the sitemap. */
export const robots = siteRule('robots', function* ({ files, origin }) {
  const line = `Sitemap: ${origin}/sitemap.xml`;
  const lines = files.get('/robots.txt')?.text.split(/\r?\n/) ?? [];
  if (lines.includes(line)) return;
  yield {
    place: '/robots.txt',
    message: 'the sitemap is missing here, where search engines look for it',
    fix: `add the line ${line}`,
  };
});

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g), ([, address = '']) => address);
