import { isPlace } from '../frame/places.ts';
import { type MarkedText, textsWithMarks } from './marks.ts';

/**
 * A text node of a page and its place. Compared in lower case, because a figure at the beginning of
 * a place is capitalised.
 */
interface Run {
  readonly place: HTMLElement;
  /** In lower case. */
  readonly words: string;
}

/**
 * Finds the text that each place of a page shows, whole or in part: a text continues through
 * glossary links, foreign words and units, and its mark follows the last of them.
 *
 * @param body of the page with marks
 * @param texts by the number in their mark
 * @returns the catalogue key of each place
 */
export function keysOfPlaces(
  body: HTMLElement,
  texts: readonly MarkedText[],
): ReadonlyMap<HTMLElement, string> {
  const ends = new Map<HTMLElement, string>();
  const beginnings = new Map<HTMLElement, string>();
  const runs = runsIn(body, body);
  for (const [index, { place, words }] of runs.entries())
    for (const [nth, { text: end, number }] of textsWithMarks(words).entries()) {
      const { key, text: whole } = texts[number] ?? { key: '', text: '' };
      const text = whole.toLowerCase();
      ends.set(place, preferredKey(ends.get(place), key));
      if (nth > 0 || !text.endsWith(end)) continue;
      const before = text.slice(0, text.length - end.length);
      for (const other of placesBefore(runs, index, before)) beginnings.set(other, key);
    }
  return new Map([...beginnings, ...ends]);
}

const runsIn = (node: Node, place: HTMLElement): Run[] =>
  [...node.childNodes].flatMap((child) => {
    if (child.nodeType === 1) return runsIn(child, isPlace(child) ? child : place);
    return { place, words: child.textContent?.toLowerCase() ?? '' };
  });

/** The places with the beginning of a text that ends in a later run. */
function placesBefore(runs: readonly Run[], index: number, beginning: string): HTMLElement[] {
  const { place, words } = runs[index - 1] ?? { words: '' };
  if (!place || words === '' || !beginning.endsWith(words)) return [];
  const before = beginning.slice(0, beginning.length - words.length);
  return [place, ...placesBefore(runs, index - 1, before)];
}

/** Of several texts in a place the last is chosen, but a label never replaces another text. */
const preferredKey = (before: string | undefined, last: string): string =>
  before !== undefined && isLabel(last) && !isLabel(before) ? before : last;

const isLabel = (key: string): boolean => key.startsWith('ui.');
