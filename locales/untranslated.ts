/** Names and abbreviations stay in Latin letters; more letters than this are a sentence. */
const MAX_LETTERS = 60;

/** Whether a text for readers of Chinese is a sentence without a Chinese character. */
export const isUntranslated = (text: string): boolean =>
  !isChinese(text) && countLetters(text) > MAX_LETTERS;

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const countLetters = (text: string): number => text.match(/\p{Script=Latin}/gu)?.length ?? 0;
