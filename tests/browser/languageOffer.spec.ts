import { expect, test } from './support/test.ts';

test.use({ isFirstVisit: true });

test.describe('a reader of Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('is offered the Chinese page, never led there, and can decline for good', async ({
    page,
  }) => {
    await page.goto('/about');
    const offer = page.locator('[data-offer]');
    await expect(offer).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/about');
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/zh/about');
    await offer.getByRole('button').click();
    await expect(offer).toBeHidden();
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-offer]')).toBeHidden();
  });

  test('is offered it again where the browser stores nothing', async ({ page }) => {
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

test('a reader of English is offered nothing on English pages', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-offer]')).toBeHidden();
});
