import { beforeAll, expect, test } from 'vitest';
import type { DraftSite } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { linkedPage, pathOf, placesOf } from '../../../studio/interface/preview/places/placesOf.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';

let site: DraftSite;
beforeAll(async () => {
  site = await siteWith(undefined);
});

/** Path of its page, paths of the pages with its card, and whether the bar links to it. */
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
  ['project-twinlakes', '/projects/twinlakes', ['/', '/us-green-card/eb5'], false],
  ['team-grace-lin', '/team/grace-lin', ['/', '/about'], false],
  ['citizenshipIndex', '/citizenship', ['/'], true],
])('%s', (id, page, cards, isInBar) => {
  expect(where(id)).toEqual([page, cards, isInBar]);
});

test('has a card on About only, if Home has no room', async () => {
  const another = await draftOf('team-grace-lin', { order: 0, slug: { current: 'another' } });
  const { content, pages, ...rest } = await siteWith(
    undefined,
    await lakeWith({ ...another, _id: 'team-another' }),
  );
  const last = pages.find(({ path }) => path === content.site.team.at(-1)?.path);
  const { cards } = placesOf({ ...rest, content, pages }, last?.document._id ?? '');
  expect(cards.map(({ path }) => path)).toEqual(['/about']);
});

const words = (en: string) => ({ _type: 'localeString', en, zh: '词' });

test('a guide has a page and a card, a term an entry in the glossary', async () => {
  const guide = {
    _id: 'guide-tax',
    _type: 'guide',
    order: 1,
    heroHeight: 40,
    reviewed: '2026-06-01',
    slug: { current: 'tax' },
    title: words('Tax'),
    description: words('When it is due.'),
    hero: {},
    seo: {},
    sections: [],
    sources: [],
    author: { _type: 'reference', _ref: 'team-grace-lin' },
  };
  const term = { _id: 'term-hukou', _type: 'glossaryTerm', term: words('Hukou') };
  const lake = await lakeWith(guide, { ...term, slug: { current: 'hukou' } });
  const edited = { ...term, _id: 'drafts.term-hukou', slug: { current: 'household' } };
  const filled = await siteWith(edited, lake);
  expect(placesOf(filled, 'guide-tax')).toMatchObject({
    page: { path: '/guides/tax' },
    entry: undefined,
    published: '/guides/tax',
    cards: [
      { path: '/', type: 'home' },
      { path: '/guides', type: 'guideIndex' },
    ],
  });
  expect(placesOf(filled, 'term-hukou')).toMatchObject({
    page: undefined,
    entry: { path: '/glossary#household', type: 'glossary' },
    published: '/glossary#hukou',
  });
  expect(pathOf(filled, 'term-hukou', 'glossaryTerm')).toBe('/glossary');

  const unnamed = await siteWith({ ...edited, slug: undefined });
  expect(placesOf(unnamed, 'term-hukou').entry).toBeUndefined();
});

test('a page has the name that its cards use', () => {
  const [, card] = placesOf(site, 'project-twinlakes').cards;
  expect(card?.title).toBe('EB-5 investment');
});

test('distinguishes a changed address from the published one', async () => {
  const moved = await siteWith(
    await draftOf('program-citizenship-spain', { slug: { current: 'kingdom-of-spain' } }),
  );
  const { page, published } = placesOf(moved, 'program-citizenship-spain');
  expect([page?.path, published]).toEqual(['/citizenship/kingdom-of-spain', '/citizenship/spain']);
});

test('a page with a card is where visitors find it', async () => {
  const draft = await draftOf('program-us-eb5', { slug: { current: 'eb5-moved' } });
  const moved = await siteWith(undefined, await lakeWith(draft));
  const paths = placesOf(moved, 'project-twinlakes').cards.map(({ path }) => path);
  expect(paths).toEqual(['/', '/us-green-card/eb5']);
});

test('shows the texts of every page on the home page', () => {
  for (const type of ['navigation', 'siteSettings', 'labels'])
    expect(pathOf(site, type, type)).toBe('/');
});

test.each([
  ['/zh/citizenship?goal=residence#programs', { locale: 'zh', path: '/citizenship' }],
  ['/About/', { locale: 'en', path: '/about' }],
  ['/zh/citizenship/turkiye', { locale: 'zh', path: '/citizenship/turkey' }],
  ['/nowhere', undefined],
])('a link to %s resolves as on the site', (href, page) => {
  expect(linkedPage(site, href)).toEqual(page);
});
