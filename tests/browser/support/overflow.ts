import type { Page } from '@playwright/test';

/** Horizontal overflow of the page, in pixels. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Latin words that are broken across lines. */
export const tornWords = (page: Page, part: 'header' | '.bar-home' | 'main' | '.filters') =>
  page.locator(part).evaluate((element) => {
    const torn: string[] = [];
    const range = document.createRange();
    const isBroken = () =>
      new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text);
      // Most texts are on one line.
      if (!isBroken()) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{Script=Latin}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (isBroken()) torn.push(word);
      }
    }
    return torn;
  });

/** Elements that overflow their column, which a card would crop. */
export const spilling = (page: Page) =>
  page
    .locator('.card, .timeline li, .portraits li')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent?.slice(0, 60)),
    );

/** Text nodes next to elements in a flex or grid container. */
export const tornSentences = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            /flex|grid/.test(getComputedStyle(element).display) &&
            [...element.children].some(({ textContent }) => textContent?.trim()) &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map(({ textContent }) => textContent),
    );
