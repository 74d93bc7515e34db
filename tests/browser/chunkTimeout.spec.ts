import { routeChunks } from './support/chunks.ts';
import { PROJECT } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

test('a chunk times out after 120 seconds, and is then ignored', async ({ page }) => {
  await page.clock.install();
  const alert = page.getByRole('alert');
  const late = Promise.withResolvers<void>();
  const requested = new Set<string>();
  await routeChunks(page, PROJECT.path, async (route) => {
    requested.add(route.request().url());
    await late.promise;
    await route.continue();
  });
  await page.goto(PROJECT.path);
  // Only the rosette transition and the metrics are requested before an interaction with the pictures.
  await expect.poll(() => requested.size).toBe(2);
  await page.locator('[data-island]').hover();
  await expect.poll(() => requested.size).toBeGreaterThan(2);
  await page.clock.fastForward(100_000);
  await expect(alert).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(alert).toContainText('Loading chunk Carousel failed');
  await expect(alert).toContainText('(timeout)');
  const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  late.resolve();
  await arrived;
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: word('en', 'errors.retry') }).click();
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: word('en', 'ui.nextPicture') }).click();
  await expect(page.getByText(`2 / ${PROJECT.carousel.length}`, { exact: true })).toBeVisible();
});
