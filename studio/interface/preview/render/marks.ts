import type { Catalogue } from '../../../../locales/flatten.ts';
import { ENTRIES } from '../../../../locales/routes.ts';

/** Invisible characters that no text of the site contains. */
const BORDER = '\u2063';
const DIGITS: readonly string[] = ['\u200b', '\u200c', '\u200d', '\ufeff'];
const BASE = DIGITS.length;

const MARK = new RegExp(`${BORDER}([${DIGITS.join('')}]+)${BORDER}`, 'g');

/** The parts of a rich text that are not words. */
const NO_WORDS =
  /\.\d+\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.\w+|children\.\d+\.(?:_key|_type|marks\.\d+))$/;

const ENTRY = `${ENTRIES.glossaryTerm.group}\\.[^.]+`;
const NAMES = new RegExp(`^(${ENTRY})\\.(?:term|others)$`);
const PAIRED = new RegExp(`^(${ENTRY})\\.paired$`);

/** A text of the catalogue with a mark. */
export interface MarkedText {
  readonly key: string;
  readonly text: string;
}

/**
 * Appends to each text of a page an invisible mark that identifies it, so that a click on the page
 * finds its field whatever components do with the text.
 *
 * @param texts is filled with the marked texts, by the number in their mark
 */
export function markTexts(catalogue: Catalogue, texts: MarkedText[]): Catalogue {
  const numbers = new Map<string, number>();
  const marked = Object.entries(catalogue).map(([key, text]) => {
    if (text === '' || NO_WORDS.test(key) || isGlossaryName(key, catalogue)) return [key, text];
    const textKey = pairedKey(key, catalogue);
    // Behind a last line break a mark would be a paragraph of its own.
    const words = text.trimEnd();
    const number = numbers.get(textKey) ?? texts.push({ key: textKey, text: words }) - 1;
    numbers.set(textKey, number);
    return [key, words + markOf(number) + text.slice(words.length)];
  });
  return Object.fromEntries(marked);
}

/** Pages other than the glossary search their texts for its terms: marks would hide these. */
function isGlossaryName(key: string, catalogue: Catalogue): boolean {
  const [, entry] = NAMES.exec(key) ?? [];
  return entry !== undefined && !Object.hasOwn(catalogue, `${entry}.text`);
}

/** The glossary omits an identical term in the other language, so both need the same mark. */
function pairedKey(key: string, catalogue: Catalogue): string {
  const term = key.replace(PAIRED, '$1.term');
  return catalogue[term] === catalogue[key] ? term : key;
}

/** The texts in a passage that end with a mark, each with the mark's number. */
export const textsWithMarks = (passage: string): { text: string; number: number }[] => {
  let end = 0;
  return Array.from(passage.matchAll(MARK), ({ 0: mark, 1: digits = '', index }) => {
    const text = passage.slice(end, index);
    end = index + mark.length;
    return { text, number: numberOf(digits) };
  });
};

export const withoutMarks = (passage: string): string => passage.replaceAll(MARK, '');

function markOf(number: number): string {
  const digits = number.toString(BASE).replaceAll(/./g, (digit) => DIGITS[Number(digit)] ?? '');
  return BORDER + digits + BORDER;
}

const numberOf = (digits: string): number =>
  Array.from(digits).reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);
