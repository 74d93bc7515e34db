import type { Page } from '@playwright/test';
import { findWholeChromium } from '../runner/chromium.ts';
import { expect, test } from './support/test.ts';

// Enables the back-forward cache, which is off in Playwright, and unreliable in the headless shell.
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findWholeChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** The page's drawings that take part in the transition. */
const rosettes = (page: Page) =>
  page
    .locator('.guilloche')
    .evaluateAll((drawings) =>
      drawings
        .filter((drawing) => getComputedStyle(drawing).viewTransitionName === 'rosette')
        .map((drawing) => drawing.classList[1]),
    );

test('a rosette moves back to its card, but to no card from another page', async ({ page }) => {
  const back = (steps: number) => page.evaluate((steps) => history.go(-steps), steps);
  await page.goto('/citizenship');
  const card = page.locator('.program-card h3 a').first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).not.toHaveURL('/citizenship');
  await back(1);
  await expect(page).toHaveURL('/citizenship');
  await expect.poll(() => rosettes(page)).toEqual(['guilloche-card']);
  await card.click();
  await expect(page).not.toHaveURL('/citizenship');
  await page.locator('.bar-wide a[href="/contact"]').click();
  await expect(page).toHaveURL('/contact');
  await back(2);
  await expect(page).toHaveURL('/citizenship');
  await expect.poll(() => rosettes(page)).not.toContain('guilloche-card');
});
