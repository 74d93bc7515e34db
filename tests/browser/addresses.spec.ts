import { COUNTRY } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('a visitor ends at the canonical address with the section', async ({ page }) => {
  await page.goto(`/ZH${COUNTRY.path.toUpperCase()}/#benefits`);
  await expect(page).toHaveURL(`/zh${COUNTRY.path}#benefits`);
  await expect(page.locator('#benefits')).toBeInViewport();
});

test('a visitor with an old link ends at the page, with query and section', async ({ page }) => {
  await page.goto('/citizenship/turkiye?utm_source=a#benefits');
  await expect(page).toHaveURL('/citizenship/turkey?utm_source=a#benefits');
  await expect(page.locator('#benefits')).toBeInViewport();
});
