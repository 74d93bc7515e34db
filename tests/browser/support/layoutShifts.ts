import { expect, type Page } from '@playwright/test';
import { scrollThrough } from './geometry.ts';

/** Records layout shifts in an attribute of the page. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.shifts = '';
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry.toJSON();
          if (value > 0) dataset.shifts += `${value} ${JSON.stringify(sources)}\n`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

/** Scrolls through a page that was just opened, and expects no layout shifts. */
export async function expectStill(page: Page, address: string) {
  await scrollThrough(page);
  await allShown(page);
  const shifts = await page.evaluate(() => document.documentElement.dataset.shifts);
  expect.soft(shifts, address).toBe('');
}

/** Waits until the fonts and pictures of the page are painted. */
const allShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    // Layout shifts are reported after their frame.
    await new Promise((resolve) => setTimeout(resolve));
  });
