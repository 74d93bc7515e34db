import type { Page } from '@playwright/test';

/** A page that is not still by then is shown as it is. */
const PATIENCE_MS = 10_000;

/**
 * Goes down a page as a reader does, so that lazy pictures and islands are there, and back to
 * its top.
 */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForFunction(isStill, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    // A bar that hides or shrinks while scrolling comes back.
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

/** Runs in the page: islands work or have said that they cannot, pictures that show are there. */
function isStill(): boolean {
  const islands = [...document.querySelectorAll('[data-island]')];
  const pictures = [...document.images].filter((image) => {
    const { left, right, width } = image.getBoundingClientRect();
    return width > 0 && right > 0 && left < innerWidth;
  });
  return (
    islands.every((island) => island.matches('[data-live], [data-failed]')) &&
    pictures.every((image) => image.complete && image.naturalWidth > 0)
  );
}
