import type { Locator, Page } from '@playwright/test';

/** Where an element stands in the window. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is shown for ${locator}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export async function centreOf(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the text of an element begins, whatever padding is around it. */
export const textLeft = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });

/** Reaches for every island of a page, as a pointer does that passes over them. */
export const wakeIslands = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-island]'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  });

/** Goes to the end of a page, as a reader does, and waits for the islands on the way. */
export async function readThrough(page: Page) {
  await wakeIslands(page);
  await page.waitForFunction(() => {
    if (document.querySelector('[data-island]:not([data-live])')) return false;
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    return true;
  });
}
