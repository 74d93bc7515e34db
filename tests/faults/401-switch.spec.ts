import type { Page } from '@playwright/test';
import { expect, test as onSite } from '../browser/support/test.ts';
import { word } from '../browser/support/words.ts';
import { startNginx } from '../runner/hosting/nginx.ts';
import { makeReleases, type Releases } from '../runner/hosting/releases.ts';
import { addRebuiltRelease } from './support/rebuiltRelease.ts';

/** A browser on a web server whose releases are switched. */
const test = onSite.extend<{ releases: Releases }>({
  releases: async ({ browserName: _ }, use) => {
    await using releases = await makeReleases('dist');
    await use(releases);
  },
  baseURL: async ({ releases }, use) => {
    await using server = await startNginx(releases);
    await use(server.origin);
  },
});

// Browsers log a transition that the next page interrupts.
test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /ViewTransition/ });

const island = (page: Page) => page.locator('[data-island]').first();

/** The project's page, with its carousel below the window and not loaded yet. */
async function openAbove(page: Page) {
  await page.setViewportSize({ width: 800, height: 300 });
  await page.goto('/projects/twinlakes');
  await expect(island(page)).not.toHaveAttribute('data-live');
}

test('401 an open tab keeps working across a switch', async ({ page, releases }) => {
  await openAbove(page);
  await addRebuiltRelease(releases, 'second', 'kept');
  await releases.switchTo('second');
  await island(page).hover();
  await expect(island(page)).toHaveAttribute('data-live', '');
  await page.getByRole('button', { name: word('en', 'ui.nextPicture') }).click();
  await expect(page.getByText('2 / 9', { exact: true })).toBeVisible();

  await page.getByRole('main').locator('a[href="/us-green-card/eb5"]').first().click();
  await expect(page).toHaveURL('/us-green-card/eb5');
  await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('href', /2\.css$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without the former assets', () => {
  // Browsers log failed requests.
  test.use({ allowedErrors: /Failed to (?:load|fetch)|TypeError|ViewTransition/ });

  test('402 a missing chunk is reported, and reloading the page helps', async ({
    page,
    releases,
  }) => {
    await openAbove(page);
    await addRebuiltRelease(releases, 'second', 'gone');
    await releases.switchTo('second');
    await island(page).hover();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Loading chunk Carousel failed');
    await expect(alert).toContainText('(missing)');
    await expect(page.locator('#developer')).toBeVisible();
    await alert.getByRole('button').click();
    await expect(alert).toContainText('(missing)');

    await page.reload();
    await island(page).hover();
    await expect(island(page)).toHaveAttribute('data-live', '');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
