import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Visitors' browsers keep the pages that were left; Playwright's does not by itself.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** Which drawing of a page the rosette of the page before becomes. */
const watchRosette = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      document.documentElement.dataset.rosette = [
        ...document.querySelectorAll<SVGElement>('.guilloche'),
      ]
        .filter((drawing) => getComputedStyle(drawing).viewTransitionName === 'rosette')
        .map((drawing) => drawing.classList[1])
        .join(' ');
    });
  });

test('a rosette returns to its card, and to no card from another page', async ({ page }) => {
  await watchRosette(page);
  const back = (steps: number) => page.evaluate((steps) => history.go(-steps), steps);
  const shown = page.locator('html');
  await page.goto('/citizenship');
  const card = page.locator('.program-card h3 a').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(shown).toHaveAttribute('data-rosette', 'guilloche-hero');
  await back(1);
  await expect(page).toHaveURL('/citizenship');
  await expect(shown).toHaveAttribute('data-rosette', 'guilloche-card');
  await card.click();
  await expect(page).not.toHaveURL('/citizenship');
  await page.locator('.bar-wide a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await back(2);
  await expect(page).toHaveURL('/citizenship');
  await expect(shown).not.toHaveAttribute('data-rosette', 'guilloche-card');
});
