import type { Page } from '@playwright/test';
import { ISLANDS } from '../browser/support/pages.ts';
import { expect, test } from '../browser/support/test.ts';

// Browsers log failed requests, and transitions that a quick click interrupts.
test.use({
  allowedErrors: /Failed to load|net::ERR/,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) =>
  page.route(/\/assets\/(?:entries\/|islands)[^/]*\.js$/, (route) => route.abort()),
);

/** Applies at once what style sheets do after a delay. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test('412 a page without its entry script hides nothing', async ({ page }) => {
  await page.goto('/us-green-card');
  const requirement = page.locator('#programs ul ul > li').first();
  await expect(requirement).toBeHidden();
  await letTimePass(page);
  for (const item of await page.locator('#programs ul ul > li').all())
    await expect(item).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.goto(ISLANDS.Tabs);
  await page.getByRole('main').locator('a[href$="#birth"]').first().click();
  await expect(page.locator('#birth-timeline')).toBeVisible();

  for (const path of [ISLANDS.Carousel, ISLANDS.Gallery]) {
    await page.goto(path);
    const last = page.locator('[data-island] li img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
});

test('413 pages without their entry scripts can be navigated in both languages', async ({
  page,
}) => {
  const goTo = async (path: string) => {
    await page.getByRole('banner').locator(`a[href$="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  };
  await page.goto('/');
  await goTo('/contact');
  await page.getByRole('link', { name: '中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await goTo('/zh/citizenship');
  await goTo('/zh/about');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
