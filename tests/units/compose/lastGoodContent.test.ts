import { expect, test } from 'vitest';
import { findLastGoodContent } from '../../../scripts/pull/hold/lastGoodContent.ts';
import { catalogues, site } from '../../support/fixtureContent.ts';

const guide = {
  id: 'guide-money',
  path: '/guides/money',
  group: 'guides.money',
  updatedAt: null,
  slug: 'money',
  order: 1,
  heroHeight: 40,
  topics: [],
  reviewed: '2026-11-01',
  sections: [],
  author: '/team/grace-lin',
  sources: [],
};
const compare = { ...site.screens.compare, moneyGuide: guide.path };
const former = {
  site: { ...site, guides: [guide], screens: { ...site.screens, compare } },
  catalogues,
};

test('a held-back comparison links to its guide at the present address, if there is one', () => {
  const document = { _id: guide.id, _type: 'guide' };
  const moved = [{ document, path: '/guides/moving-money', group: 'guides.moving-money' }];
  const linked = (pages: typeof moved, ...held: string[]) =>
    findLastGoodContent(new Set(['compare', ...held]), former, pages).screens.compare?.moneyGuide;
  expect(linked(moved)).toBe('/guides/moving-money');
  expect(linked([], guide.id)).toBe('/guides/money');
  expect(linked([])).toBeNull();
});
