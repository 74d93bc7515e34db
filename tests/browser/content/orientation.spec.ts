import { parsedPage } from '../support/builtPage.ts';
import { inLanguage, LANGUAGES, PROJECT, RESIDENCE, SUBMENUS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const [, language] = LANGUAGES;
test('the bar marks the current page, breadcrumbs link to its parents, and the first Tab reaches a skip link', async ({
  page,
}) => {
  const first = SUBMENUS[0];
  const last = SUBMENUS.at(-1);
  const name = word(language.locale, 'ui.mainNavigation');
  for (const path of ['/about', first?.children[0], last?.children.at(-1)]) {
    if (path === undefined) continue;
    const bar = parsedPage(inLanguage(path, language)).querySelector(`nav[aria-label="${name}"]`);
    const current = bar?.querySelectorAll('[aria-current=page]') ?? [];
    const links = current.map((link) => link.getAttribute('href'));
    expect(links, path).toEqual([inLanguage(path, language)]);
  }
  await page.goto(inLanguage(PROJECT.path, language));
  await expect(
    page.locator('header [aria-current=true]:visible', { hasText: language.name }),
  ).toHaveCount(1);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: word(language.locale, 'ui.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const crumbs = page.getByRole('navigation', { name: word(language.locale, 'ui.breadcrumbs') });
  await expect(crumbs.locator('[aria-current=page]')).not.toBeEmpty();
  await crumbs.getByRole('link').last().click();
  await expect(page).toHaveURL(inLanguage(PROJECT.program, language));
});

test('the language links open the same page and section, also in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`${RESIDENCE.path}#timeline`);
  const languages = page.getByRole('banner').getByRole('link');
  const opened = context.waitForEvent('page');
  await languages.filter({ hasText: '中文' }).click({ button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(`/zh${RESIDENCE.path}#timeline`);
  await tab.close();
  await languages.filter({ hasText: '中文' }).click();
  await expect(page).toHaveURL(`/zh${RESIDENCE.path}#timeline`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('main').locator('a[href="#requirements"]').click();
  await languages.filter({ hasText: 'English' }).click();
  await expect(page).toHaveURL(`${RESIDENCE.path}#requirements`);
});

test('the language links open the section in view, and the top from the top', async ({ page }) => {
  // Clicked by script: Playwright would scroll the page, although the bar stays in view.
  const switchTo = (name: string) =>
    page
      .getByRole('banner')
      .getByRole('link', { name })
      .evaluate((link: HTMLAnchorElement) => link.click());
  await page.goto(RESIDENCE.path);
  await page.locator('#costs').evaluate((costs) => costs.scrollIntoView({ behavior: 'instant' }));
  const chinese = page.getByRole('banner').getByRole('link', { name: '中文' });
  await test.step('also from the menu that a keyboard opens', async () => {
    await chinese.evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Shift+F10');
    await expect(chinese).toHaveAttribute('href', /#costs$/);
  });
  await page.reload();
  await page.locator('#costs').evaluate((costs) => costs.scrollIntoView({ behavior: 'instant' }));
  await switchTo('中文');
  await expect(page).toHaveURL(`/zh${RESIDENCE.path}#costs`);
  await page.goto('/zh/glossary');
  await switchTo('English');
  await expect(page).toHaveURL('/glossary');
});

test('home and about are at their top after a reload', async ({ page }) => {
  for (const path of ['/', '/zh/about']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY), path).toBe(0);
  }
});
