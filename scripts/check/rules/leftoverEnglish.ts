import type { HTMLElement } from 'node-html-parser';
import { pageRule } from '../rule.ts';
import { excerpt, isChinese, textsOf } from '../text.ts';

/** Names and abbreviations stay in Latin letters; more letters than this are a sentence. */
const MAX_LETTERS = 60;

/** Attributes that are read out or shown. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'] as const;

/** No English sentence is on a Chinese page, unless it is marked as English. */
export const leftoverEnglish = pageRule('leftover English', function* ({ root, locale }) {
  if (locale !== 'zh') return;
  for (const { text, element } of visibleTexts(root)) {
    if (countLetters(text) <= MAX_LETTERS || isChinese(text) || isMarked(element)) continue;
    yield {
      message: `"${excerpt(text)}" is English on a Chinese page: its readers cannot be expected to know English`,
      fix: 'translate it in the Studio and run npm run pull, or mark a quotation with lang="en"',
    };
  }
});

const visibleTexts = (root: HTMLElement) => [
  ...textsOf(root),
  ...SPOKEN.flatMap((name) =>
    root
      .querySelectorAll(`[${name}]`)
      .map((element) => ({ element, text: element.getAttribute(name) ?? '' })),
  ),
];

const countLetters = (text: string): number => text.match(/\p{Script=Latin}/gu)?.length ?? 0;

const isMarked = (element: HTMLElement): boolean => {
  const tag = element.closest('[lang]:not(html)')?.getAttribute('lang');
  return tag !== undefined && !tag.startsWith('zh');
};
