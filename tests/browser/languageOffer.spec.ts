import { boxOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

test.use({ isFirstVisit: true });

test.describe('a browser set to Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('offers the Chinese page without redirecting, and can be dismissed permanently', async ({
    page,
  }) => {
    await page.goto('/about');
    const offer = page.locator('[data-offer]');
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/zh/about');
    const footer = await boxOf(page.getByRole('contentinfo'));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(footer.bottom, 'the room for the offer belongs to the footer').toBeCloseTo(height, 0);
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-offer]')).toBeHidden();
  });

  test('offers it again without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/about');
    await page.locator('[data-offer] button').click();
    await expect(page.locator('[data-offer]')).toBeHidden();
    await page.goto('/contact');
    await expect(page.locator('[data-offer]')).toBeVisible();
  });
});

test('lines of the offer do not overlap with letters twice as large', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/zh/about');
  const link = page.locator('[data-offer] a');
  await expect(link).toBeVisible();
  const [letters, lines] = await link.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return [Number.parseFloat(fontSize), Number.parseFloat(lineHeight)] as const;
  });
  expect(lines).toBeGreaterThan(letters);
});

test('offers nothing on English pages to a browser set to English', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-offer]')).toBeHidden();
});

for (const { locale, path } of [
  { locale: 'zh-CN', path: '/compare' },
  { locale: 'en-US', path: '/zh/compare' },
])
  test.describe(`on a narrow phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test('the offer does not cover the number of matching programmes', async ({ page }) => {
      await page.goto(path);
      const offer = page.locator('[data-offer]');
      await expect(offer).toBeVisible();
      const count = page.locator('.register-count');
      await page
        .locator('.filters')
        .evaluate((filters) => filters.scrollIntoView({ behavior: 'instant' }));
      expect((await boxOf(count)).bottom).toBeLessThanOrEqual((await boxOf(offer)).y);
    });
  });
