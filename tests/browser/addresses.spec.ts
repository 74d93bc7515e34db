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

test.describe('an address copied with what follows it in a sentence', () => {
  // Chromium logs the status of the not-found page.
  test.use({ allowedErrors: /status of 404/ });

  test('it is left out', async ({ page }) => {
    for (const [copied, address] of [
      ['/contact。', '/contact'],
      ['/zh/contact，谢谢', '/zh/contact'],
      ['/zh/about）', '/zh/about'],
      ['/zh。', '/zh'],
      ['/。', '/'],
      ['/about.', '/about'],
    ] as const) {
      await page.goto(copied);
      await expect(page, copied).toHaveURL(address);
    }
  });

  test('a Chinese address that does not exist stays a missing page', async ({ page }) => {
    await page.goto('/zh/关于');
    await expect(page.locator('[data-not-found]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`/zh/${encodeURIComponent('关于')}`);
  });
});

test.describe('on a host that redirects nothing', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('a name of a file redirects to the page', async ({ page }) => {
    const missing = await page.request.get('/missing');
    await page.route(/\/index|\.html/, (route) => route.fulfill({ response: missing }));
    for (const [variant, address] of [
      ['/index', '/'],
      ['/zh/index.html', '/zh'],
      ['/about/index.html#team', '/about#team'],
      ['/zh/about.html/', '/zh/about'],
    ] as const) {
      await page.goto(variant);
      await expect(page, variant).toHaveURL(address);
    }
  });
});
