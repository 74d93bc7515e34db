import { STUDIO_LANGUAGE } from './language.ts';

const MARKS = {
  en: { colon: ': ', comma: ', ', space: ' ' },
  zh: { colon: '：', comma: '、', space: '' },
} as const;
const { colon, comma, space } = MARKS[STUDIO_LANGUAGE];

/** Between a name and its text. */
export const COLON = colon;

/** Between a number and its unit, or two sentences. */
export const SPACE = space;

/** `Minimum investment: €500,000`; only the text if there is no name. */
export const withLabel = (name: string, text: string): string =>
  [name, text].filter(Boolean).join(colon);

/** `Austria, Malta`, in Chinese `奥地利、马耳他`. */
export const joinList = (items: readonly string[]): string => items.join(comma);
