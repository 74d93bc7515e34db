import { expect, test } from 'vitest';
import { readContent } from '../../../locales/load.ts';
import { sitemapFiles } from '../../../scripts/build/sitemap.ts';

test('the sitemap has the day of the last edit of each page in both languages', () => {
  const { site } = readContent('locales');
  const [program] = site.programs;
  if (!program) throw new Error('The content has no programme');
  const changed = { ...program, updatedAt: '2031-05-06T07:08:09Z' };
  const sitemap = sitemapFiles({ ...site, programs: [changed] }, 'https://example.com').get(
    'sitemap.xml',
  );
  const dayOf = (path: string) =>
    sitemap
      ?.split('<url>')
      .find((entry) => entry.includes(`<loc>https://example.com${path}</loc>`))
      ?.match(/<lastmod>(.*)<\/lastmod>/)?.[1];
  expect(dayOf(program.path)).toBe('2031-05-06');
  expect(dayOf(`/zh${program.path}`)).toBe('2031-05-06');
});
