import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TEXTS, violation } from './texts.ts';

const Terms = v.array(
  v.object({
    en: v.pipe(v.string(), v.nonEmpty()),
    zh: v.pipe(v.string(), v.nonEmpty()),
    forbidden: v.array(v.pipe(v.string(), v.nonEmpty())),
    note: v.optional(v.string()),
  }),
);

/** The list stands with the dataset, so that editors keep both together. */
const TERMS = v.parse(Terms, JSON.parse(readFileSync('studio/dataset/terms.json', 'utf8')));

/** A right term may contain a wrong one; there the wrong one is right. */
const withoutRightTerms = (text: string, variant: string): string =>
  TERMS.filter(({ zh }) => zh.includes(variant)).reduce(
    (rest, { zh }) => rest.replaceAll(zh, ' '),
    text,
  );

test('every term of the trade is called by its one Chinese name', () => {
  const violations = TERMS.flatMap(({ en, zh, forbidden, note }) =>
    forbidden.flatMap((variant) =>
      TEXTS.zh
        .filter(({ text }) => withoutRightTerms(text, variant).includes(variant))
        .map((entry) =>
          violation('zh', entry, `“${en}” is ${zh}, not ${variant}${note ? ` (${note})` : ''}`),
        ),
    ),
  );
  expect(violations).toEqual([]);
});

test('no term stands in the list twice, nor forbids itself', () => {
  const names = TERMS.map(({ en }) => en.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(TERMS.filter(({ zh, forbidden }) => forbidden.includes(zh))).toEqual([]);
});
