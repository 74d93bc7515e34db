import { inLanguage, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Chromium logs the page's status.
test.use({ allowedErrors: /status of 404/ });

for (const language of LANGUAGES) {
  test(`a missing page says so, with links to the home page and the search, in ${language.name}`, async ({
    page,
  }) => {
    const answer = await page.goto(inLanguage('/citizenship/atlantis', language));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      word(language.locale, 'errors.notFoundTitle'),
    );
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    for (const [label, path] of [
      ['errors.notFoundHome', '/'],
      ['ui.search', '/search'],
    ] as const) {
      await page.goto(inLanguage('/nowhere', language));
      const link = { name: word(language.locale, label) };
      await page.getByRole('main').getByRole('link', link).click();
      await expect(page).toHaveURL(inLanguage(path, language));
    }
  });
}

test('the not-found page has the bar and a link to the other language', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});
