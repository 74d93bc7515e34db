import type { Catalogue } from '../../../../locales/flatten.ts';

/** Nobody sees these characters, and no text of the site holds one. */
const BORDER = '\u2063';
const DIGITS: readonly string[] = ['\u200b', '\u200c', '\u200d', '\ufeff'];
const BASE = DIGITS.length;

const MARK = new RegExp(`${BORDER}([${DIGITS.join('')}]+)${BORDER}`, 'g');

/** What a rich text is made of besides its words. */
const NO_WORDS =
  /\.\d+\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.\w+|children\.\d+\.(?:_key|_type|marks\.\d+))$/;

/**
 * Puts behind each text of a page an unseen mark that says which text it is, so that a click on the
 * page finds its field whatever components make of it.
 *
 * @param keys filled with the keys of the texts, by the number in their mark
 */
export function markTexts(catalogue: Catalogue, keys: string[]): Catalogue {
  const marked = Object.entries(catalogue).map(([key, text]) => {
    if (text === '' || NO_WORDS.test(key)) return [key, text];
    keys.push(key);
    return [key, text + markOf(keys.length - 1)];
  });
  return Object.fromEntries(marked);
}

/** A text without its marks, and the number in the last of them. */
export function readMarks(text: string): { readonly text: string; readonly number?: number } {
  const numbers = Array.from(text.matchAll(MARK), ([, digits = '']) => numberOf(digits));
  const plain = text.replaceAll(MARK, '');
  const number = numbers.at(-1);
  return number === undefined ? { text: plain } : { text: plain, number };
}

function markOf(number: number): string {
  const digits = number.toString(BASE).replaceAll(/./g, (digit) => DIGITS[Number(digit)] ?? '');
  return BORDER + digits + BORDER;
}

const numberOf = (digits: string): number =>
  Array.from(digits).reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);
