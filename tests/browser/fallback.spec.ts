import type { Page } from '@playwright/test';
import { routeChunks } from './support/chunks.ts';
import { wakeIslands } from './support/geometry.ts';
import { ISLANDS, PROJECT, SITE, TWO_TRACKS, US_PROGRAMS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Browsers log failed requests, and React logs thrown errors.
test.use({ allowedErrors: /Failed to (?:load|fetch)|net::ERR|TypeError|reading '/ });

/** A page whose islands cannot be loaded. */
async function openBroken(page: Page, path: string) {
  await routeChunks(page, path, (route) => route.abort());
  await page.goto(path);
  await wakeIslands(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
}

test('without its chunk both tracks are shown', async ({ page }) => {
  await openBroken(page, TWO_TRACKS.path);
  for (const id of [
    'business-requirements',
    'business-timeline',
    'birth-overview',
    'birth-timeline',
  ])
    await expect(page.locator(`#${id}`)).toBeVisible();
});

test('without their chunk all requirements are shown', async ({ page }) => {
  await openBroken(page, '/us-green-card');
  await expect(page.getByRole('alert')).toHaveCount(US_PROGRAMS.length);
  for (const item of await page.locator('#programs ul ul > li').all())
    await expect(item).toBeVisible();
});

test('without its chunk the row of pictures is scrolled natively', async ({ page }) => {
  for (const path of [ISLANDS.Carousel, ISLANDS.Gallery]) {
    await openBroken(page, path);
    const last = page.locator('[data-island] li img').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('button', { name: word('en', 'ui.nextPicture') })).toBeHidden();
  }
});

test('without its chunk the contact form writes an e-mail', async ({ page }) => {
  await openBroken(page, '/contact');
  const form = page.locator('#form form');
  await expect(form).toHaveAttribute('action', `mailto:${SITE.contact.email}`);
  await expect(form.getByRole('button')).toBeEnabled();
  await expect(page.locator('#information')).toBeVisible();
});

for (const [path, message] of [
  [PROJECT.path, word('en', 'errors.unexpected')],
  [`/zh${PROJECT.path}`, word('zh', 'errors.unexpected')],
] as const) {
  test(`an island of ${path} that throws leaves the page around it`, async ({ page }) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"pictures":[', '"pictures":null,"gone":[');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(path);
    await wakeIslands(page);
    const alert = page.locator('[data-island]').getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(alert).toContainText(/null/);
    await expect(page.locator('#developer')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll();
    await alert.getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('[data-island] img').first()).toBeVisible();
  });
}
