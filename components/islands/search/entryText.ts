import { memoize } from '../../../locales/memoize.ts';
import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { normalizeText } from './words.ts';

/** An entry's whole text, normalized and cached. */
export const entryText = memoize((entry: SearchEntry): string => {
  const { title, otherTitle = '', goal = '', summary, sections } = entry;
  const inSections = sections.flatMap(({ heading = '', text }) => [heading, text]);
  return normalizeText([title, otherTitle, goal, summary, ...inSections].join('\n'));
});
