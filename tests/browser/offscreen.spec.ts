import { COUNTRY, ISLANDS, KINDS } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Parts of the page that the browser leaves until somebody comes near. */
const leftForLater = () =>
  [...document.querySelectorAll('main, section, .section, footer, svg')].filter(
    (element) => getComputedStyle(element).contentVisibility !== 'visible',
  ).length;

test('what is below the first screen waits for the first frame, and is there soon after', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(COUNTRY.path, { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(leftForLater)).toBeGreaterThan(3);
  released.resolve();
  await expect.poll(() => page.evaluate(leftForLater)).toBe(0);
});

test('a while after it came every kind of page is laid out as a whole', async ({ page }) => {
  for (const path of KINDS) {
    await page.goto(path);
    await expect.poll(() => page.evaluate(leftForLater), { message: path }).toBe(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is laid out as a whole at once', async ({ page }) => {
    await page.goto(ISLANDS.Tabs);
    const later = page.locator('main section').last();
    expect(await later.evaluate((node) => getComputedStyle(node).contentVisibility)).toBe(
      'visible',
    );
  });
});
