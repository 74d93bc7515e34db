import type { Locator, Page } from '@playwright/test';

/** Bounding box of an element in the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is shown for ${locator}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function centreOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Bounding box of an element's text in the window, excluding padding. */
export const textBox = (locator: Locator): Promise<DOMRectReadOnly> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON();
  });

/** Starts every island of a page, as if hovered. */
export const startIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  });

/** Scrolls to the end of a page, and waits for the islands on the way. */
export async function scrollThrough(page: Page) {
  await startIslands(page);
  await page.waitForFunction(() => {
    if (document.querySelector('[data-island]:not([data-live])')) return false;
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return true;
  });
}
