import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { normalizeText } from './words.ts';

const texts = new WeakMap<SearchEntry, string>();

/** An entry's whole text, normalized and cached. */
export function entryText(entry: SearchEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { title, otherTitle = '', goal = '', summary, sections } = entry;
  const lines = [
    title,
    otherTitle,
    goal,
    summary,
    ...sections.flatMap(({ heading = '', text }) => [heading, text]),
  ];
  const text = normalizeText(lines.join('\n'));
  texts.set(entry, text);
  return text;
}
