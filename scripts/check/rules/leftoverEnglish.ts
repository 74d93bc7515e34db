import type { HTMLElement } from 'node-html-parser';
import { isUntranslated } from '../../../locales/isUntranslated.ts';
import { pageRule } from '../rule.ts';
import { excerpt, textsOf } from '../text.ts';

/** Attributes that are displayed or read aloud, by element. */
const SHOWN = {
  '[alt]': 'alt',
  '[aria-label]': 'aria-label',
  '[placeholder]': 'placeholder',
  '[title]': 'title',
  'meta[name="description"]': 'content',
};

/** Inline elements, whose text is checked together with the surrounding sentence. */
const INLINE_ELEMENTS = ['a', 'em', 'strong'];

/** Chinese pages contain no English sentences, unless they are marked as English. */
export const leftoverEnglish = pageRule('leftover English', function* ({ root, locale }) {
  if (locale !== 'zh') return;
  for (const { text, element } of [...sentencesOf(root), ...shownAttributes(root)]) {
    if (!isUntranslated(text, 'zh') || isMarked(element)) continue;
    yield {
      message: `"${excerpt(text)}" is English on a Chinese page: its readers may not know English`,
      fix: 'translate it in the Studio and run npm run pull, or mark a quotation with lang="en"',
    };
  }
});

const sentencesOf = (root: HTMLElement) =>
  textsOf(root).map(({ text, element }) => ({
    element,
    text: INLINE_ELEMENTS.includes(element.rawTagName)
      ? (element.parentNode ?? element).text
      : text,
  }));

const shownAttributes = (root: HTMLElement) =>
  Object.entries(SHOWN).flatMap(([selector, name]) =>
    root
      .querySelectorAll(selector)
      .map((element) => ({ element, text: element.getAttribute(name) ?? '' })),
  );

const isMarked = (element: HTMLElement): boolean => {
  const tag = element.closest('[lang]:not(html)')?.getAttribute('lang');
  return tag !== undefined && !tag.startsWith('zh');
};
