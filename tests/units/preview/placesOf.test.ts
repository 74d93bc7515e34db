import { beforeAll, expect, test } from 'vitest';
import type { DraftSite } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { pathOf, placesOf } from '../../../studio/interface/preview/places/placesOf.ts';
import { changed, siteWith } from '../../support/drafts.ts';

let site: DraftSite;
beforeAll(async () => {
  site = await siteWith(undefined);
});

/** Address of its page, of the pages with its card, and whether the bar leads to it. */
const where = (id: string) => {
  const { page, cards, isInBar } = placesOf(site, id);
  return [page?.path, cards.map(({ path }) => path), isInBar];
};

test.each([
  ['program-citizenship-spain', '/citizenship/spain', ['/citizenship'], true],
  ['program-citizenship-turkey', '/citizenship/turkey', ['/citizenship'], false],
  ['program-residency-chile', '/other-citizenship/chile', ['/other-citizenship'], false],
  ['program-residency-turkey', '/other-citizenship/turkey', [], true],
  ['program-us-eb5', '/us-green-card/eb5', ['/us-green-card'], true],
  ['project-twinlakes', '/projects/twinlakes', ['/us-green-card/eb5'], false],
  ['team-grace-lin', '/team/grace-lin', ['/about'], false],
  ['citizenshipIndex', '/citizenship', ['/'], true],
])('%s', (id, page, cards, isInBar) => {
  expect(where(id)).toEqual([page, cards, isInBar]);
});

test('a page is called as its cards call it', () => {
  const [card] = placesOf(site, 'project-twinlakes').cards;
  expect(card?.title).toBe('EB-5 investment');
});

test('a changed address is told from the published one', async () => {
  const moved = await siteWith(
    await changed('program-citizenship-spain', { slug: { current: 'kingdom-of-spain' } }),
  );
  const { page, published } = placesOf(moved, 'program-citizenship-spain');
  expect([page?.path, published]).toEqual(['/citizenship/kingdom-of-spain', '/citizenship/spain']);
});

test('what stands on every page is shown on the home page', () => {
  for (const type of ['navigation', 'siteSettings', 'labels'])
    expect(pathOf(site, type, type)).toBe('/');
});
