import type { Catalogue } from '../../../../locales/flatten.ts';
import { ENTRIES } from '../../../../locales/routes.ts';

/** Nobody sees these characters, and no text of the site holds one. */
const BORDER = '\u2063';
const DIGITS: readonly string[] = ['\u200b', '\u200c', '\u200d', '\ufeff'];
const BASE = DIGITS.length;

const MARK = new RegExp(`${BORDER}([${DIGITS.join('')}]+)${BORDER}`, 'g');

/** What a rich text is made of besides its words. */
const NO_WORDS =
  /\.\d+\.(?:_key|_type|style|level|listItem|markDefs\.\d+\.\w+|children\.\d+\.(?:_key|_type|marks\.\d+))$/;

const ENTRY = `${ENTRIES.glossaryTerm.group}\\.[^.]+`;
const NAMES = new RegExp(`^(${ENTRY})\\.(?:term|others)$`);
const PAIRED = new RegExp(`^(${ENTRY})\\.paired$`);

/** A text of the catalogue that carries a mark. */
export interface MarkedText {
  readonly key: string;
  readonly text: string;
}

/**
 * Puts behind each text of a page an unseen mark that says which text it is, so that a click on the
 * page finds its field whatever components make of it.
 *
 * @param texts filled with the marked texts, by the number in their mark
 */
export function markTexts(catalogue: Catalogue, texts: MarkedText[]): Catalogue {
  const numbers = new Map<string, number>();
  const marked = Object.entries(catalogue).map(([key, text]) => {
    if (text === '' || NO_WORDS.test(key) || isSought(key, catalogue)) return [key, text];
    const twin = twinOf(key, catalogue);
    const number = numbers.get(twin) ?? texts.push({ key: twin, text }) - 1;
    numbers.set(twin, number);
    return [key, text + markOf(number)];
  });
  return Object.fromEntries(marked);
}

/** Other pages than the glossary look for its terms in their texts, where no mark stands behind them. */
function isSought(key: string, catalogue: Catalogue): boolean {
  const [, entry] = NAMES.exec(key) ?? [];
  return entry !== undefined && !Object.hasOwn(catalogue, `${entry}.text`);
}

/** The glossary leaves out a name in the other language that is the same: so must its mark be. */
function twinOf(key: string, catalogue: Catalogue): string {
  const term = key.replace(PAIRED, '$1.term');
  return catalogue[term] === catalogue[key] ? term : key;
}

/** The texts in a passage that end with a mark, each with the number in it. */
export const textsWithMarks = (passage: string): { text: string; number: number }[] => {
  let end = 0;
  return Array.from(passage.matchAll(MARK), ({ 0: mark, 1: digits = '', index }) => {
    const text = passage.slice(end, index);
    end = index + mark.length;
    return { text, number: numberOf(digits) };
  });
};

/** A passage as it is shown. */
export const withoutMarks = (passage: string): string => passage.replaceAll(MARK, '');

function markOf(number: number): string {
  const digits = number.toString(BASE).replaceAll(/./g, (digit) => DIGITS[Number(digit)] ?? '');
  return BORDER + digits + BORDER;
}

const numberOf = (digits: string): number =>
  Array.from(digits).reduce((sum, digit) => sum * BASE + DIGITS.indexOf(digit), 0);
