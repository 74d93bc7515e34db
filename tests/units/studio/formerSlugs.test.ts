import { expect, test } from 'vitest';
import { formerSlugsAfter } from '../../../studio/interface/publishing/formerSlugs.ts';

const page = (
  current: string | undefined,
  formerSlugs?: readonly string[],
  family = 'citizenship',
) => ({
  _type: 'program',
  family,
  formerSlugs,
  slug: { _type: 'slug', current },
});

test.each([
  ['its first change of address', page('b'), page('a'), ['a']],
  ['one more', page('c', ['a']), page('b', ['a']), ['a', 'b']],
  ['what the draft removed stays removed', page('c'), page('b', ['a']), ['b']],
  ['back at a former address', page('a', ['a']), page('b', ['a']), ['b']],
  ['a listed address', page('b', ['a']), page('a'), undefined],
  ['the same address', page('a'), page('a'), undefined],
  ['moved and back before the publish', page('a', ['a']), page('a'), []],
  ['never published', page('a'), null, undefined],
  ['no address', page(undefined), page('a'), undefined],
  ['another folder', page('b', [], 'residenceVisa'), page('a'), undefined],
  [
    'another family in the folder',
    page('b', [], 'residenceVisa'),
    page('a', [], 'fastNaturalization'),
    ['a'],
  ],
  [
    'a type without former addresses',
    { ...page('b'), _type: 'glossaryTerm' },
    page('a'),
    undefined,
  ],
])('%s', (_, draft, published, former) => {
  expect(formerSlugsAfter(draft, published)).toEqual(former);
});
