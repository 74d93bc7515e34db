import { boxOf } from './support/geometry.ts';
import { KINDS, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Heights in hundredths of the window, as far as the specification names pages. */
const HEIGHTS: Readonly<Record<string, number>> = {
  '/': 80,
  '/citizenship/spain': 50,
  '/citizenship/france': 50,
  '/other-citizenship/spain': 50,
  '/other-citizenship/france': 50,
  '/other-citizenship/paraguay': 50,
  '/other-programs': 50,
  '/other-citizenship/chile': 60,
};

for (const [path, height] of Object.entries(HEIGHTS)) {
  test(`the hero of ${path} fills ${height} % of the window`, async ({ page }) => {
    for (const prefix of ['', '/zh']) {
      await page.goto(prefix + path);
      const { x, width, height: pixels } = await boxOf(page.locator('.hero'));
      expect(pixels).toBeCloseTo((900 * height) / 100, 0);
      expect([x, width]).toEqual([0, 1440]);
    }
  });
}

test('every other hero has one of the three lower heights', async ({ page }) => {
  const others = ROUTES.filter((path) => !(path in HEIGHTS) && !path.startsWith('/team/'));
  for (const path of others) {
    await page.goto(path);
    const { height } = await boxOf(page.locator('.hero'));
    expect([40, 50, 60], path).toContain(Math.round(height / 9));
  }
});

test('the logo is 60 px high in the bar, wide and narrow', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').locator('svg, img').first();
  expect((await boxOf(logo)).height).toBe(60);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(logo)).height).toBe(60);
});

test('the logo leads home in the language of the page', async ({ page }) => {
  await page.goto('/zh/contact');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/zh');
});

test('the bar stays at the top of every kind of page', async ({ page }) => {
  for (const path of KINDS) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    expect((await boxOf(page.getByRole('banner'))).y, path).toBe(0);
  }
});
