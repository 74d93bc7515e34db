import type { Locale } from './locale.ts';

/** Names and abbreviations stay in Latin letters; more than this many letters is a sentence. */
const MAX_LETTERS = 60;

/**
 * Whether a text is in the other language: a Chinese sentence without any Chinese character, or an
 * English text with more Chinese characters than letters.
 */
export function isUntranslated(text: string, locale: Locale): boolean {
  const letters = count(text.replace(/\{\{.*?\}\}/gs, ''), /\p{Script=Latin}/gu);
  const characters = count(text, /\p{Script=Han}/gu);
  return locale === 'zh' ? characters === 0 && letters > MAX_LETTERS : characters > letters;
}

const count = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0;
