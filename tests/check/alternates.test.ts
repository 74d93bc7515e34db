import { describe, expect, test } from 'vitest';
import { ORIGIN } from './cleanSite.ts';
import { audit, replace, write } from './fixture.ts';

describe('canonical', () => {
  const tell = (found: string) =>
    `/about | canonical: the canonical address is ${found}: search engines list the page elsewhere or twice | write one <link rel="canonical" href="${ORIGIN}/about">; if only the origin differs, set SITE_URL as it was for the build`;
  const LINK = `<link rel="canonical" href="${ORIGIN}/about">`;

  test.each([
    [`<link rel="canonical" href="${ORIGIN}/">`, `${ORIGIN}/`],
    ['<link rel="canonical" href="/about">', '/about'],
    [LINK + LINK, `${ORIGIN}/about and ${ORIGIN}/about`],
    ['', 'missing'],
  ])('rejects "%s"', async (markup, found) => {
    expect(await audit(replace('about.html', LINK, markup))).toEqual([tell(found)]);
  });
});

describe('alternates', () => {
  const link = (tag: string, path: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${path}">`;

  test.each([
    ['en', '/about'],
    ['zh-Hans', '/zh/about'],
    ['x-default', '/about'],
  ])('rejects a page without %s', async (tag, path) => {
    expect(await audit(replace('about.html', link(tag, path), ''))).toContain(
      `/about | alternates: hreflang ${tag} is missing: search engines show readers the page in the wrong language | write one ${link(tag, path)}`,
    );
  });

  test('rejects a link to another page', async () => {
    const wrong = replace('about.html', link('zh-Hans', '/zh/about'), link('zh-Hans', '/zh'));
    expect(await audit(wrong)).toContain(
      `/about | alternates: hreflang zh-Hans is ${ORIGIN}/zh: search engines show readers the page in the wrong language | write one ${link('zh-Hans', '/zh/about')}`,
    );
  });

  test('rejects a link that is not mutual', async () => {
    expect(await audit(replace('zh/about.html', link('en', '/about'), ''))).toContain(
      `/about | alternates: /zh/about does not name this page as its en version: search engines ignore alternates that are not mutual | write ${link('en', '/about')} on /zh/about`,
    );
  });
});

describe('sitemap', () => {
  const NOINDEX = '<meta name="robots" content="noindex"></head>';
  const listed = (path: string) => `<url><loc>${ORIGIN}${path}</loc></url>\n`;

  test('rejects a missing page', async () => {
    expect(await audit(replace('sitemap.xml', listed('/zh/about'), ''))).toEqual([
      `/sitemap.xml | sitemap: ${ORIGIN}/zh/about is not listed: search engines find it late or never | list it (scripts/build/sitemap.ts), or mark the page noindex`,
    ]);
  });

  test('rejects a page that is not to be indexed', async () => {
    expect(await audit(replace('about.html', '</head>', NOINDEX))).toEqual([
      `/sitemap.xml | sitemap: ${ORIGIN}/about is listed but is not an indexable page: search engines trust such a sitemap less | remove it; if only the origin differs, set SITE_URL as it was for the build`,
    ]);
  });

  test('rejects a page that is listed twice', async () => {
    const twice = replace('sitemap.xml', listed('/about'), listed('/about') + listed('/about'));
    expect(await audit(twice)).toEqual([
      `/sitemap.xml | sitemap: ${ORIGIN}/about is listed more than once | list it once`,
    ]);
  });

  test('rejects a sitemap that robots.txt does not name', async () => {
    expect(await audit(write('robots.txt', 'User-agent: *\n'))).toEqual([
      `/robots.txt | robots: the sitemap is missing here, where search engines look for it | add the line Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });
});
