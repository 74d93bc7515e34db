import { inLanguage, LANGUAGES, PROJECT, RESIDENCE, SUBMENUS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

for (const language of LANGUAGES) {
  test(`the bar marks the current page in ${language.name}`, async ({ page }) => {
    const [first, last] = [SUBMENUS[0], SUBMENUS.at(-1)];
    for (const path of ['/about', first?.children[0], last?.children.at(-1)]) {
      if (path === undefined) continue;
      await page.goto(inLanguage(path, language));
      const name = word(language.locale, 'ui.mainNavigation');
      const current = page.getByRole('navigation', { name }).locator('[aria-current=page]');
      await expect(current, path).toHaveCount(1);
      await expect(current).toHaveAttribute('href', inLanguage(path, language));
      await expect(
        page.locator('header [aria-current=true]:visible', { hasText: language.name }),
        path,
      ).toHaveCount(1);
    }
  });

  test(`breadcrumbs lead up from a programme in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage(PROJECT.path, language));
    const name = word(language.locale, 'ui.breadcrumbs');
    const crumbs = page.getByRole('navigation', { name });
    await expect(crumbs.locator('[aria-current=page]')).not.toBeEmpty();
    await crumbs.getByRole('link').last().click();
    await expect(page).toHaveURL(inLanguage(PROJECT.program, language));
  });

  test(`the first Tab reaches a skip link in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/citizenship', language));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: word(language.locale, 'ui.skipToContent') });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('the language links lead to the same page and section', async ({ page }) => {
  await page.goto(`${RESIDENCE.path}#timeline`);
  const languages = page.getByRole('banner').getByRole('link');
  await languages.filter({ hasText: '中文' }).click();
  await expect(page).toHaveURL(`/zh${RESIDENCE.path}#timeline`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('main').locator('a[href="#requirements"]').click();
  await languages.filter({ hasText: 'English' }).click();
  await expect(page).toHaveURL(`${RESIDENCE.path}#requirements`);
});

test('home and about start at their top when they are loaded again', async ({ page }) => {
  for (const path of ['/', '/about', '/zh', '/zh/about']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  }
});
