import type { Page } from '@playwright/test';
import { ISLANDS, inLanguage, LANGUAGES } from '../browser/support/pages.ts';
import { expect, test } from '../browser/support/test.ts';

// Browsers write failed requests into the console, and transitions that a quick click cuts short.
test.use({
  allowedErrors: /Failed to load|net::ERR/,
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(({ page }) =>
  page.route(/\/assets\/(?:entries\/|islands)[^/]*\.js$/, (route) => route.abort()),
);

/** What style sheets do after a while, done now. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

for (const language of LANGUAGES) {
  test(`412 a page whose script does not come hides nothing in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/us-green-card', language));
    const requirement = page.locator('#programs ul ul > li').first();
    await expect(requirement).toBeHidden();
    await letTimePass(page);
    for (const item of await page.locator('#programs ul ul > li').all())
      await expect(item).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.goto(inLanguage(ISLANDS.Tabs, language));
    await page.getByRole('main').locator('a[href$="#birth"]').first().click();
    await expect(page.locator('#birth-timeline')).toBeVisible();

    for (const path of [ISLANDS.Carousel, ISLANDS.Gallery]) {
      await page.goto(inLanguage(path, language));
      const last = page.locator('[data-island] li img').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
  });

  test(`413 pages whose script does not come are walked through in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/', language));
    for (const path of ['/contact', '/citizenship', '/about']) {
      await page.getByRole('banner').locator(`a[href$="${path}"]`).first().click();
      await expect(page).toHaveURL(inLanguage(path, language));
    }
    await page
      .getByRole('link', { name: language.locale === 'en' ? '中文' : 'English' })
      .first()
      .click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', language.tag);
  });
}
