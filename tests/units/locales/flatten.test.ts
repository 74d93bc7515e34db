import { expect, test } from 'vitest';
import { flatten } from '../../../locales/flatten.ts';
import { readFixtures } from '../../support/fixtures.ts';

test.each(readFixtures('flatten'))('flatten: $about', ({ input, output }) => {
  expect(flatten(input, 'residency.greece')).toEqual(output);
});

test('starts keys with the field if there is no prefix', () => {
  expect(flatten({ ui: { menu: { en: 'Menu', zh: '菜单' } } }, '').en).toEqual({
    'ui.menu': 'Menu',
  });
});
