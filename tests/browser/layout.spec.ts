import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [320, 390, 768, 1440];

for (const language of LANGUAGES) {
  for (const path of KINDS) {
    const address = inLanguage(path, language);

    test(`${address} never scrolls sideways`, async ({ page }) => {
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) await readThrough(page);
        const [wide, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(wide, `${width}`).toBe(window);
      }
    });
  }

  for (const width of [390, 1440]) {
    test(`nothing moves while pages load at ${width} px in ${language.name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      for (const path of KINDS) {
        await page.goto(inLanguage(path, language));
        await readThrough(page);
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.dataset.shifts), path).toBe('');
      }
    });
  }
}

/** Writes what moves by itself into an attribute of the page. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.shifts = '';
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = { value: 0, sources: [], ...entry.toJSON() };
          if (value > 0) dataset.shifts += `${value} ${JSON.stringify(sources)}\n`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

test('no sentence is torn into columns: what lays out its children has no text beside them', async ({
  page,
}) => {
  for (const path of [...KINDS, '/us-green-card/eb1a-niw']) {
    await page.goto(path);
    const torn = await page
      .locator('body *')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              /flex|grid/.test(getComputedStyle(element).display) &&
              [...element.children].some(({ textContent }) => textContent?.trim()) &&
              [...element.childNodes].some(
                (node) => node.nodeType === 3 && node.textContent?.trim(),
              ),
          )
          .map(({ textContent }) => textContent),
      );
    expect(torn, path).toEqual([]);
  }
});

test('in print there is no bar and everything is on the paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto('/other-citizenship/chile');
  for (const id of ['business-timeline', 'birth-timeline'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await page.goto('/us-green-card');
  for (const item of await page.locator('#programs ul ul > li').all())
    await expect(item).toBeVisible();
});
