import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageSplitter } from '../../../locales/foreignWords.ts';
import { LOCALES } from '../../../locales/locale.ts';

const WORDS = {
  es: ['prepaga', 'medicina prepaga', 'residencia definitiva'],
  fr: ['avis d’imposition'],
  tr: ['Göç İdaresi'],
};

/** The text with a language before each foreign passage: `es:copago`. */
const marked = (locale: 'en' | 'zh', text: string): string =>
  languageSplitter(
    WORDS,
    locale,
  )(text)
    .map((passage) => (passage.lang ? `[${passage.lang}:${passage.text}]` : passage.text))
    .join('');

describe('listed words', () => {
  test.each([
    ['en', 'a prepaid plan (prepaga)', 'a prepaid plan ([es:prepaga])'],
    ['zh', '预付医疗计划（medicina prepaga）', '预付医疗计划（[es:medicina prepaga]）'],
    ['en', 'the directorate (Göç İdaresi)', 'the directorate ([tr:Göç İdaresi])'],
    ['zh', '移民管理局（Göç İdaresi）签发', '移民管理局（[tr:Göç İdaresi]）签发'],
    ['zh', '以税单（avis d’imposition）证明', '以税单（[fr:avis d’imposition]）证明'],
  ] as const)('are marked as %s: %s', (locale, text, expected) => {
    expect(marked(locale, text)).toBe(expected);
  });

  test('may start a title with a capital, and be all of it', () => {
    expect(marked('en', 'Residencia definitiva')).toBe('[es:Residencia definitiva]');
  });

  test('match only as whole words', () => {
    expect(marked('en', 'prepagas and unprepaga')).toBe('prepagas and unprepaga');
  });
});

describe('other Latin words in a Chinese text', () => {
  test.each([
    ['签证公告（Visa Bulletin）为准', '签证公告（[en:Visa Bulletin]）为准'],
    ['签证配额预留（set-aside）的类别', '签证配额预留（[en:set-aside]）的类别'],
    ['办理海牙认证（Apostille），再译', '办理海牙认证（[en:Apostille]），再译'],
  ])('are marked as English: %s', (text, expected) => {
    expect(marked('zh', text)).toBe(expected);
  });

  test.each([
    '美国移民局（USCIS）受理EB-1A与I-526E',
    '有限公司（d.o.o.）',
    'K-12入学',
    '请写信至info@example.com。',
    '请写信至grace.lin@meridian-harbor.com。',
  ])('are not marked if every voice reads them the same: %s', (text) => {
    expect(marked('zh', text)).toBe(text);
  });

  test('are not marked in an untranslated text', () => {
    const text = 'This sentence was never translated';
    expect(marked('zh', text)).toBe(text);
  });
});

test('marks a Chinese name in an English text as Chinese', () => {
  expect(marked('en', 'Her name (林) is common')).toBe('Her name ([zh-Hans:林]) is common');
});

test('neither loses, adds nor moves a character', () => {
  const pieces = fc.constantFrom(
    ...Object.values(WORDS).flat(),
    '绿卡',
    ' ',
    '，',
    'EB-5',
    'a',
    '（',
    '9',
  );
  fc.assert(
    fc.property(fc.array(pieces), fc.constantFrom(...LOCALES), (some, locale) => {
      const text = some.join('');
      const passages = languageSplitter(WORDS, locale)(text);
      expect(passages.map((passage) => passage.text).join('')).toBe(text);
    }),
  );
});
