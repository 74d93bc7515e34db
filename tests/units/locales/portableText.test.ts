import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { flatten } from '../../../locales/flatten.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { flattenBlocks, restoreBlocks } from '../../../locales/portableText.ts';
import { readFixtures } from '../../support/fixtures.ts';
import { portableText } from '../../support/portableText.ts';

test.each(readFixtures('restoreBlocks'))('restoreBlocks: $about', ({ input, output }) => {
  const leaves = v.parse(v.record(v.string(), v.string()), input);
  expect(restoreBlocks(Object.entries(leaves))).toEqual(output);
});

test('restores any rich text from its leaves', () => {
  fc.assert(
    fc.property(portableText, (blocks) => {
      expect(restoreBlocks(flattenBlocks(blocks))).toEqual(blocks);
    }),
  );
});

test('restores two languages with shared keys, however differently they are structured', () => {
  fc.assert(
    fc.property(portableText, portableText, (en, zh) => {
      const text = { en, zh };
      const catalogues = flatten({ bio: text }, 'team.x');
      expect(Object.keys(catalogues.zh)).toEqual(Object.keys(catalogues.en));
      for (const locale of LOCALES)
        expect(restoreBlocks(below('team.x.bio.', catalogues[locale]))).toEqual(text[locale]);
    }),
  );
});

const below = (prefix: string, catalogue: Record<string, string>): [string, string][] =>
  Object.entries(catalogue).map(([key, text]) => [key.slice(prefix.length), text]);
