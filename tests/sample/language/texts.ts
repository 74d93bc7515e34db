import { groupOf } from '../../../locales/catalogue.ts';
import { catalogues } from '../../support/content.ts';

/** A visible text, with its catalogue key. */
export interface Entry {
  readonly key: string;
  readonly text: string;
}

export type Language = 'en' | 'zh';

/** Bounds of a length, both inclusive. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Fields of Portable Text that are not text, and URLs. */
const NO_TEXT = /\.(?:_key|_type|style|href|marks\.\d+|listItem|level)$/;

const visibleTexts = (locale: Language): readonly Entry[] =>
  Object.entries(catalogues[locale])
    .filter(([key]) => !NO_TEXT.test(key))
    .map(([key, text]) => ({ key, text }));

/** All visible texts, in the order of the catalogues. */
export const TEXTS = { en: visibleTexts('en'), zh: visibleTexts('zh') } as const;

/** The texts whose keys match. */
export const textsAt = (locale: Language, keys: RegExp): readonly Entry[] =>
  TEXTS[locale].filter(({ key }) => keys.test(key));

/** A paragraph of rich text is one text, with any number of marks. */
export function paragraphsOf(locale: Language, keys: RegExp): readonly Entry[] {
  const paragraphs = new Map<string, string>();
  for (const { key, text } of textsAt(locale, keys)) {
    const paragraph = key.replace(/\.children\.\d+\.text$/, '');
    paragraphs.set(paragraph, (paragraphs.get(paragraph) ?? '') + text);
  }
  return [...paragraphs].map(([key, text]) => ({ key, text }));
}

/** The programme that a text belongs to, if any. */
export function programOf(key: string): string | undefined {
  const group = groupOf(key);
  return /^(?:citizenship|residency|usGreenCard)\./.test(group) ? group : undefined;
}

/** Length in English words or Chinese characters. */
export const lengthOf = (locale: Language, text: string): number =>
  locale === 'en' ? text.trim().split(/\s+/).length : [...text.replaceAll(/\s/g, '')].length;

/** Message of a failing test: key, text, rule. */
export const violation = (locale: Language, { key, text }: Entry, rule: string): string =>
  `${locale} ${key}: “${text}”: ${rule}`;
