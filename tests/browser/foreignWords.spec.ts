import type { Page } from '@playwright/test';
import { builtPage } from './support/builtPage.ts';
import { inLanguage, LANGUAGES, ROUTES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/**
 * In a built page: Latin words that a screen reader would pronounce with its Chinese voice, and words
 * marked as foreign, by language.
 */
const wordsOf = (page: Page, html: string) =>
  page.evaluate((built) => {
    const { body } = new DOMParser().parseFromString(built, 'text/html');
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const unmarked: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, a[href^="mailto:"], [lang]:not(html)')) continue;
      unmarked.push(...(textContent?.match(/\p{sc=Latin}*\p{Ll}{2}\p{sc=Latin}*/gu) ?? []));
    }
    const marked = [...body.querySelectorAll('[lang]:not([hreflang])')].map(
      (element) => [element.getAttribute('lang') ?? '', element.textContent ?? ''] as const,
    );
    return { unmarked, marked };
  }, html);

const isListed = (tag: string, word: string) =>
  SITE.foreignWords[tag]?.some((listed) => listed.toLowerCase() === word.toLowerCase()) ?? false;

test('every foreign word on Chinese pages is marked', async ({ page }) => {
  for (const path of ROUTES) {
    const { unmarked, marked } = await wordsOf(page, builtPage(inLanguage(path, CHINESE)));
    expect(unmarked, path).toEqual([]);
    for (const [tag, word] of marked)
      if (Object.hasOwn(SITE.foreignWords, tag))
        expect(isListed(tag, word), `${path}: “${word}” is said to be ${tag}`).toBe(true);
  }
});
