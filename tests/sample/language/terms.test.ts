import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languageSplitter } from '../../../locales/foreignWords.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { TEXTS, violation } from './texts.ts';

const Words = v.pipe(v.string(), v.nonEmpty());

const Terms = v.object({
  terms: v.array(
    v.object({ en: Words, zh: Words, forbidden: v.array(Words), note: v.optional(v.string()) }),
  ),
  foreignWords: v.record(v.string(), v.array(Words)),
});

/** The list is part of the dataset, so that editors maintain both together. */
const { terms: TERMS, foreignWords: FOREIGN_WORDS } = v.parse(
  Terms,
  JSON.parse(readFileSync('studio/dataset/terms.json', 'utf8')),
);

/** A correct term may contain a wrong one, which is correct there. */
const withoutRightTerms = (text: string, variant: string): string =>
  TERMS.filter(({ zh }) => zh.includes(variant)).reduce(
    (rest, { zh }) => rest.replaceAll(zh, ' '),
    text,
  );

/** Visitors type other words than the site uses; they are not shown. */
const isShown = ({ key }: { readonly key: string }): boolean => !key.startsWith('search.synonyms.');

test('every technical term has one Chinese translation', () => {
  const violations = TERMS.flatMap(({ en, zh, forbidden, note }) =>
    forbidden.flatMap((variant) =>
      TEXTS.zh
        .filter(isShown)
        .filter(({ text }) => withoutRightTerms(text, variant).includes(variant))
        .map((entry) =>
          violation('zh', entry, `“${en}” is ${zh}, not ${variant}${note ? ` (${note})` : ''}`),
        ),
    ),
  );
  expect(violations).toEqual([]);
});

test('no term is listed twice or forbids itself', () => {
  const names = TERMS.map(({ en }) => en.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(TERMS.filter(({ zh, forbidden }) => forbidden.includes(zh))).toEqual([]);
});

describe('foreign words', () => {
  const texts = LOCALES.flatMap((locale) => TEXTS[locale].map(({ text }) => text)).join('\n');

  test.each(Object.keys(FOREIGN_WORDS))('%s is a language', (tag) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag),
    ).toBeDefined();
  });

  test('each occurs in a text, and in one language only', () => {
    const words = Object.values(FOREIGN_WORDS)
      .flat()
      .map((word) => word.toLowerCase());
    expect(words.filter((word) => !texts.toLowerCase().includes(word))).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test('unlisted words on Chinese pages, which are read as English, are spelled like English', () => {
    const violations = TEXTS.zh.flatMap((entry) =>
      languageSplitter(
        FOREIGN_WORDS,
        'zh',
      )(entry.text)
        .filter(({ text, lang }) => lang === 'en' && /[^\p{ASCII}’]/u.test(text))
        .map(({ text }) => violation('zh', entry, `in which language is “${text}”?`)),
    );
    expect(violations).toEqual([]);
  });
});
