import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES, ROUTES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/** Latin words that a screen reader would say with the page's Chinese voice. */
const unmarkedWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, a[href^="mailto:"], [lang]:not(html)')) continue;
      found.push(...(textContent?.match(/\p{sc=Latin}*\p{Ll}{2}\p{sc=Latin}*/gu) ?? []));
    }
    return found;
  });

/** Words in another language than the page's and English, by their language. */
const markedWords = (page: Page) =>
  page
    .locator('body [lang]:not([hreflang])')
    .evaluateAll((elements) =>
      elements.map((element) => [element.getAttribute('lang') ?? '', element.textContent ?? '']),
    );

const isListed = (tag: string, word: string) =>
  SITE.foreignWords[tag]?.some((listed) => listed.toLowerCase() === word.toLowerCase()) ?? false;

test('on Chinese pages a screen reader knows every foreign word', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of ROUTES) {
    await page.goto(inLanguage(path, CHINESE));
    expect(await unmarkedWords(page), path).toEqual([]);
    for (const [tag = '', word = ''] of await markedWords(page))
      if (Object.hasOwn(SITE.foreignWords, tag))
        expect(isListed(tag, word), `${path}: “${word}” is said to be ${tag}`).toBe(true);
  }
});
