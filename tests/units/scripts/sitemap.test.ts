import { expect, test } from 'vitest';
import { readContent } from '../../../locales/load.ts';
import { FAMILY_PLACES, SCREEN_PATHS } from '../../../locales/routes.ts';
import { sitemapFiles } from '../../../scripts/build/sitemap.ts';

test('the sitemap has the day of the last edit of each page, and of what it lists, in both languages', () => {
  const { site } = readContent('locales');
  const [program] = site.programs;
  if (!program) throw new Error('The content has no programme');
  const changed = { ...program, updatedAt: '2031-05-06T07:08:09Z' };
  const guides = site.guides.map((guide) => ({ ...guide, updatedAt: '2031-08-09T07:08:09Z' }));
  const terms = site.terms.map((term) => ({ ...term, updatedAt: '2031-07-08T07:08:09Z' }));
  const team = site.team.map((member) => ({ ...member, updatedAt: '2031-06-07T07:08:09Z' }));
  const changedSite = { ...site, programs: [changed], team, guides, terms };
  const sitemap = sitemapFiles(changedSite, 'https://example.com').get('sitemap.xml');
  const dayOf = (path: string) =>
    sitemap
      ?.split('<url>')
      .find((entry) => entry.includes(`<loc>https://example.com${path}</loc>`))
      ?.match(/<lastmod>(.*)<\/lastmod>/)?.[1];
  const index = SCREEN_PATHS[FAMILY_PLACES[program.family].index];
  for (const path of [program.path, SCREEN_PATHS.compare, index]) {
    expect(dayOf(path)).toBe('2031-05-06');
    expect(dayOf(`/zh${path}`)).toBe('2031-05-06');
  }
  if (guides.length > 0) expect(dayOf(SCREEN_PATHS.guideIndex)).toBe('2031-08-09');
  if (terms.length > 0) expect(dayOf(SCREEN_PATHS.glossary)).toBe('2031-07-08');
  if (team.length > 0) expect(dayOf(SCREEN_PATHS.about)).toBe('2031-06-07');
  expect(dayOf(SCREEN_PATHS.contact)).toBe(site.screens.contact.updatedAt?.slice(0, 10));
});
