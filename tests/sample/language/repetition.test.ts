import { expect, test } from 'vitest';
import { type Language, lengthOf, programOf, TEXTS } from './texts.ts';

/** Maximum length of a label: English words, Chinese characters. */
const LABEL = { en: 4, zh: 8 } as const;

const SENTENCE_ENDS = { en: /(?<=[.!?])\s+/, zh: /(?<=[。！？])/ } as const;

/** The strip under the hero has the same parts on every page. */
const FIGURES = /\.figures\./;

/** Sources, costs and cells of the comparison use the same words for the same thing. */
const LISTS = /\.(?:sources|costs)\.|\.(?:brief|daysBrief)$/;

/** The law of the reader’s own country is the same for every programme. */
const HOME_LAW = { en: /\b(?:China|Chinese|hukou)\b/, zh: /中国|户口/ } as const;

/** Sentences that differ only in punctuation, case or a figure count as the same. */
const normalise = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll(/\d[\d,.]*/g, '0')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** @returns every sentence longer than a label, with its keys */
function sentences(locale: Language) {
  const found = new Map<string, { text: string; keys: string[]; programs: Set<string> }>();
  for (const { key, text } of TEXTS[locale]) {
    const program = programOf(key);
    if (!program || FIGURES.test(key) || LISTS.test(key)) continue;
    for (const sentence of text.split(SENTENCE_ENDS[locale])) {
      if (HOME_LAW[locale].test(sentence)) continue;
      const bare = normalise(sentence);
      if (lengthOf(locale, bare) <= LABEL[locale]) continue;
      const entry = found.get(bare) ?? { text: sentence, keys: [], programs: new Set() };
      entry.keys.push(key);
      entry.programs.add(program);
      found.set(bare, entry);
    }
  }
  return [...found.values()];
}

test.each(['en', 'zh'] as const)('%s: no sentence is on two programmes', (locale) => {
  const violations = sentences(locale)
    .filter(({ programs }) => programs.size > 1)
    .map(({ text, keys }) => `${locale} ${keys.join(', ')}: “${text}”: said on two programmes`);
  expect(violations).toEqual([]);
});
