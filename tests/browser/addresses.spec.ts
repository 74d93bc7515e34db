import { COUNTRY } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test('a URL variant redirects to the canonical one, keeping the fragment', async ({ page }) => {
  await page.goto(`/ZH${COUNTRY.path.toUpperCase()}/#benefits`);
  await expect(page).toHaveURL(`/zh${COUNTRY.path}#benefits`);
  await expect(page.locator('#benefits')).toBeInViewport();
});

test('a former URL redirects to the page, keeping query and fragment', async ({ page }) => {
  await page.goto('/citizenship/turkiye?utm_source=a#benefits');
  await expect(page).toHaveURL('/citizenship/turkey?utm_source=a#benefits');
  await expect(page.locator('#benefits')).toBeInViewport();
});
