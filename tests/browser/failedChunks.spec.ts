import type { Locator, Page } from '@playwright/test';
import { routeChunks } from './support/chunks.ts';
import { ISLANDS, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Browsers log failed requests, and React logs thrown errors.
test.use({ allowedErrors: /Failed to (?:load|fetch)|net::ERR|TypeError|reading '/ });

const alertOf = (page: Page) => page.getByRole('alert').first();

const retryOf = (page: Page, locale: 'en' | 'zh' = 'en') =>
  alertOf(page).getByRole('button', { name: word(locale, 'errors.retry') });

const showIsland = (page: Page) => page.locator('[data-island]').first().hover();

/** Expects all to be visible. */
async function expectAllVisible(found: Locator) {
  await expect(found).not.toHaveCount(0);
  for (const one of await found.all()) await expect(one).toBeVisible();
}

/** Expects that pictures are reached by scrolling, and no button is there for it. */
async function expectNativeRow(page: Page) {
  const last = page.locator('[data-island] li img').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('button', { name: word('en', 'ui.nextPicture') })).toBeHidden();
}

/** What visitors see of an island whose chunk failed. */
const INSTEAD: Readonly<Record<keyof typeof ISLANDS, (page: Page) => Promise<void>>> = {
  Carousel: expectNativeRow,
  Gallery: expectNativeRow,
  Accordion: (page) => expectAllVisible(page.locator('#programs ul ul').first().locator('> li')),
  Tabs: (page) =>
    expectAllVisible(
      page.locator('#business-requirements, #business-timeline, #birth-overview, #birth-timeline'),
    ),
  ContactForm: async (page) => {
    const form = page.locator('#form form');
    await expect(form).toHaveAttribute('action', `mailto:${SITE.contact.email}`);
    await expect(form.getByRole('button')).toBeEnabled();
    await expect(page.locator('#information')).toBeVisible();
    // Failed again, it is reported again: once, although the button was pressed twice.
    const first = await alertOf(page).elementHandle();
    await retryOf(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForFunction((element) => !element?.isConnected, first);
    await expect(page.getByRole('alert')).toHaveCount(1);
  },
};

for (const island of Object.keys(ISLANDS) as (keyof typeof ISLANDS)[]) {
  const path = ISLANDS[island];
  test(`${path} reports a failed chunk, stays usable, and works after a retry`, async ({
    page,
  }) => {
    const recover = await routeChunks(page, path, (route) => route.abort());
    await page.goto(path);
    await showIsland(page);
    await expect(alertOf(page)).toContainText(`Loading chunk ${island} failed`);
    await expect(alertOf(page)).toContainText('(other)');
    await INSTEAD[island](page);
    await expect(alertOf(page)).toContainText(`Loading chunk ${island} failed`);
    await recover();
    await retryOf(page).click();
    await expect(page.locator('[data-island]').first()).toHaveAttribute('data-live', '');
    await expect(page.locator('[data-island]').first().locator(':focus')).toHaveCount(1);
  });
}

test('a retry keeps the tab of the address', async ({ page }) => {
  const recover = await routeChunks(page, ISLANDS.Tabs, (route) => route.abort());
  await page.goto(`${ISLANDS.Tabs}#birth`);
  await expect(alertOf(page)).toBeVisible();
  await recover();
  await retryOf(page).click();
  await expect(page.getByRole('tab').last()).toBeFocused();
  await expect(page.locator('#birth')).toBeVisible();
  await expect(page).toHaveURL(/#birth$/);
});

test('a retry keeps the picture that was scrolled to', async ({ page }) => {
  const recover = await routeChunks(page, ISLANDS.Gallery, (route) => route.abort());
  await page.goto(ISLANDS.Gallery);
  await showIsland(page);
  await expect(alertOf(page)).toBeVisible();
  const third = page.locator('.carousel-row > li').nth(2);
  await third.evaluate((slide) =>
    slide.scrollIntoView({ behavior: 'instant', inline: 'start', block: 'nearest' }),
  );
  await recover();
  await retryOf(page).click();
  await expect(page.locator('[data-island] :focus')).toHaveCount(1);
  await expect(page.getByText(/^3 \/ /)).toBeVisible();
  await expect(third).toBeInViewport({ ratio: 0.9 });
});

test('after a retry, a list that was clicked before the failure is closed for all', async ({
  page,
}) => {
  const recover = await routeChunks(page, ISLANDS.Accordion, (route) => route.abort());
  await page.goto(ISLANDS.Accordion);
  const trigger = page.locator('.accordion-trigger').first();
  await trigger.click();
  await expect(alertOf(page)).toBeVisible();
  await recover();
  await retryOf(page).click();
  await expect(page.locator('[data-island]').first()).toHaveAttribute('data-live', '');
  await expect(page.locator('.accordion-fold').first()).toBeHidden();
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a 404 is reported as missing', async ({ page }) => {
  await routeChunks(page, ISLANDS.Carousel, (route) => route.fulfill({ status: 404 }));
  await page.goto(ISLANDS.Carousel);
  await showIsland(page);
  await expect(alertOf(page)).toContainText('Loading chunk Carousel failed');
  await expect(alertOf(page)).toContainText('(missing)');
});

test('Chinese pages report failures in Chinese, and distinguish server errors', async ({
  page,
}) => {
  const recover = await routeChunks(page, '/zh/contact', (route) => route.fulfill({ status: 503 }));
  await page.goto('/zh/contact');
  await showIsland(page);
  await expect(alertOf(page)).toContainText(
    word('zh', 'errors.chunkFailed', { id: 'ContactForm', kind: word('zh', 'errors.kindOther') }),
  );
  await expect(alertOf(page)).toContainText(word('zh', 'errors.stillReadable'));
  await recover();
  await retryOf(page, 'zh').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('one retry restores every island of the page', async ({ page }) => {
  const recover = await routeChunks(page, '/us-green-card', (route) => route.abort());
  await page.goto('/us-green-card');
  const islands = await page.locator('[data-island]').all();
  expect(islands.length).toBeGreaterThan(1);
  for (const [index, island] of islands.entries()) {
    await island.hover();
    await expect(page.getByRole('alert')).toHaveCount(index + 1);
  }
  await expectAllVisible(page.locator('#programs ul ul > li'));
  await recover();
  await retryOf(page).click();
  for (const island of islands) await expect(island).toHaveAttribute('data-live', '');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a register whose script failed to load retries on the next choice', async ({ page }) => {
  const recover = await routeChunks(page, '/compare', (route) => route.abort());
  await page.goto('/compare');
  const goal = page.locator('[value=citizenship]');
  const box = page.locator('[value=parents]');
  const rows = page.locator('#register tbody tr:visible');
  const all = await rows.count();
  await goal.check();
  await expect(rows).toHaveCount(all);
  await recover();
  await box.check();
  await expect(page).toHaveURL('/compare?goal=citizenship&family=parents');
  await expect(rows).not.toHaveCount(all);
});

test.describe('a first visit in another language', () => {
  test.use({ isFirstVisit: true, locale: 'zh-CN' });

  for (const path of ['/', '/search', '/nowhere'])
    test(`leaves no uncaught error if a script of ${path} fails to load`, async ({ page }) => {
      const uncaught: Error[] = [];
      page.on('pageerror', (error) => uncaught.push(error));
      await routeChunks(page, path, (route) => route.abort());
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(uncaught).toEqual([]);
    });
});
