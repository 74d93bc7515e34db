/** Names and abbreviations stay in Latin letters; more than this many letters is a sentence. */
const MAX_LETTERS = 60;

/** Whether a text of the Chinese site is a sentence without any Chinese characters. */
export const isUntranslated = (text: string): boolean =>
  !isChinese(text) && countLetters(text) > MAX_LETTERS;

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const countLetters = (text: string): number => text.match(/\p{Script=Latin}/gu)?.length ?? 0;
