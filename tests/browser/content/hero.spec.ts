import { boxOf } from '../support/geometry.ts';
import { inLanguage, LANGUAGES, SITE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Pages with a hero, one for each height. */
const HEROES = [...Object.values(SITE.screens), ...SITE.programs, ...SITE.projects];

test('a hero fills the share of the window that its page specifies', async ({ page }) => {
  for (const [height, [hero]] of Map.groupBy(HEROES, ({ heroHeight }) => heroHeight))
    for (const language of LANGUAGES) {
      await page.goto(inLanguage(hero?.path ?? '', language));
      const { x, width, height: pixels } = await boxOf(page.locator('.hero'));
      expect(pixels, `${height} %`).toBeCloseTo((900 * height) / 100, 0);
      expect([x, width]).toEqual([0, 1440]);
    }
});

test('two lines each of heading and subtitle fit into the lowest hero on a laptop', async ({
  page,
}) => {
  const [lowest] = SITE.programs.toSorted((a, b) => a.heroHeight - b.heroHeight);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(lowest?.path ?? '');
  for (const text of await page.locator('.hero h1, .hero-subtitle').all())
    await text.evaluate((element) => {
      element.innerHTML = 'Two<br>lines';
    });
  const { height } = await boxOf(page.locator('.hero'));
  expect(height).toBeCloseTo((720 * (lowest?.heroHeight ?? 0)) / 100, 0);
});

test('the logo in the bar is 60 px high, wide and narrow', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('banner').locator('svg, img').first();
  expect((await boxOf(logo)).height).toBe(60);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await boxOf(logo)).height).toBe(60);
});

test('the logo links to the home page in the same language', async ({ page }) => {
  await page.goto('/zh/contact');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/zh');
});
