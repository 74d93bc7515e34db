import type { Page } from '@playwright/test';

/** Longer than any page takes. */
const PATIENCE_MS = 10_000;

/** Scrolls down a page and back to its top, so that lazy pictures are loaded. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForFunction(showsPictures, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // A bar that hides or shrinks while scrolling is visible again.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/** Runs in the page: whether the pictures in its width are loaded. */
function showsPictures(): boolean {
  const pictures = [...document.images].filter((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth;
  });
  return pictures.every((image) => image.complete && image.naturalWidth > 0);
}
