import { expect, test } from 'vitest';
import { indexCatalogue, sliceCatalogue } from '../../../locales/catalogue.ts';

const index = indexCatalogue({
  'ui.menu': 'Menu',
  'ui.subpages.open': 'Open',
  'residency.greece.title': 'Greece',
  'residency.greece.hero.title': 'Live in Greece',
  'residency.greenland.title': 'Greenland',
  'team.grace-lin.bio.0.children.0.text': 'Grace',
});

test('a slice holds the groups asked for, whole, and nothing else', () => {
  expect(sliceCatalogue(index, ['ui', 'residency.greece'])).toEqual({
    'ui.menu': 'Menu',
    'ui.subpages.open': 'Open',
    'residency.greece.title': 'Greece',
    'residency.greece.hero.title': 'Live in Greece',
  });
});

test('a person is a group of their own', () => {
  expect(Object.keys(sliceCatalogue(index, ['team.grace-lin']))).toEqual([
    'team.grace-lin.bio.0.children.0.text',
  ]);
});

test.each(['residency', 'residency.gre', 'team', 'errors'])('there is no group %s', (group) => {
  expect(() => sliceCatalogue(index, [group])).toThrow(`no group "${group}"`);
});
