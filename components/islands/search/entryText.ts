import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { folded } from './words.ts';

const texts = new WeakMap<SearchEntry, string>();

/** All that an entry says, {@link folded}; asked again it is there. */
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
