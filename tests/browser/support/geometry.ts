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
export async function wakeIslands(page: Page) {
  for (const island of await page.locator('[data-island]').all())
    await island.dispatchEvent('pointerover');
}

/** Goes down a page by the screen, as a reader does, and waits for the islands on the way. */
export async function readThrough(page: Page) {
  await wakeIslands(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island]')].every((island) =>
      island.matches('[data-live]'),
    ),
  );
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}
