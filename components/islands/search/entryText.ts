import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { folded } from './words.ts';

const texts = new WeakMap<SearchEntry, string>();

/** An entry's whole text, {@link folded}; cached. */
export function entryText(entry: SearchEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const { title, goal = '', summary, sections } = entry;
  const lines = [
    title,
    goal,
    summary,
    ...sections.flatMap(({ heading = '', text }) => [heading, text]),
  ];
  const text = folded(lines.join('\n'));
  texts.set(entry, text);
  return text;
}
