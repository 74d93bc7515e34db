import { expect, test } from 'vitest';
import { site } from '../../support/content.ts';
import { type Entry, lengthOf, TEXTS, textsAt, violation } from './texts.ts';

/** Minimum length of a description: English words, Chinese characters. */
const SHORTEST = { en: 3, zh: 6 } as const;

/** Screen readers already say that it is a picture. */
const NEEDLESS = {
  en: /\b(?:picture|image|photo|photograph|graphic) (?:of|showing)\b/i,
  zh: /的(?:图片|照片|图像)|^(?:图片|照片)/,
} as const;

/** Keys of the pictures' descriptions. */
const ALTS = [
  ...site.team.map(({ group }) => `${group}.photo.alt`),
  ...[...site.team, ...site.projects].flatMap(({ group, carousel }) =>
    carousel.map((_, index) => `${group}.carousel.${index}.alt`),
  ),
];

const CAPTIONS = [...site.team, ...site.projects].flatMap(({ group, carousel }) =>
  carousel.flatMap(({ captioned }, index) =>
    captioned ? [`${group}.carousel.${index}.caption`] : [],
  ),
);

test.each(['en', 'zh'] as const)('%s: every picture has a description', (locale) => {
  const texts = new Map(TEXTS[locale].map(({ key, text }) => [key, text]));
  const captionOf = ({ key }: Entry) => texts.get(key.replace(/\.alt$/, '.caption'));
  const missing = [...ALTS, ...CAPTIONS].filter((key) => !texts.get(key)?.trim());
  const alts = textsAt(locale, /\.alt$/);
  const broken = [
    ...alts
      .filter(({ text }) => lengthOf(locale, text) < SHORTEST[locale])
      .map((entry) => violation(locale, entry, `at least ${SHORTEST[locale]} words or characters`)),
    ...alts
      .filter(({ text }) => NEEDLESS[locale].test(text))
      .map((entry) => violation(locale, entry, 'no “picture of”')),
    ...alts
      .filter((entry) => captionOf(entry) === entry.text)
      .map((entry) => violation(locale, entry, 'says more than the caption')),
  ];
  expect([...missing.map((key) => `${locale} ${key}: missing`), ...broken]).toEqual([]);
});

test.each(['en', 'zh'] as const)('%s: no two pictures have the same description', (locale) => {
  const alts = textsAt(locale, /\.carousel\.\d+\.alt$/);
  const repeated = alts.filter(({ text }, i) => alts.findIndex((each) => each.text === text) !== i);
  expect(repeated.map((entry) => violation(locale, entry, 'said of another picture'))).toEqual([]);
});
