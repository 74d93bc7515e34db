import type { Page } from '@playwright/test';

export type LetterSizes = Awaited<ReturnType<typeof letterSizes>>;

/** Sets the browser's default font size, in pixels. */
export async function letterSizes(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    set: (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } }),
  };
}
