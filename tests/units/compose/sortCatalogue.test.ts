import { expect, test } from 'vitest';
import { sortCatalogue } from '../../../studio/compose/catalogues.ts';

const SORTED = [
  'guides.485.title',
  'guides.1040.sections.2.title',
  'guides.1040.sections.10.title',
  'guides.1040-nr.title',
  'guides.parents.title',
  'home.hero.title',
];

test.each([...SORTED.keys()])('sorts the same texts in the same way, from position %s', (by) => {
  const keys = [...SORTED.slice(by), ...SORTED.slice(0, by)];
  const texts = Object.fromEntries(keys.map((key) => [key, key]));
  expect(Object.keys(sortCatalogue(texts))).toEqual(SORTED);
});
