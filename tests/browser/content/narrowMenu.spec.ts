import type { Page } from '@playwright/test';
import { boxOf, textBox } from '../support/geometry.ts';
import { inLanguage, LANGUAGES, SITE, SUBMENUS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Number of links in the menu. */
const ENTRIES = SITE.navigation.length + SITE.navigation.flatMap(({ children }) => children).length;

const [submenu = { path: '', children: [] }] = SUBMENUS;

const iconOf = (page: Page) => page.getByRole('banner').locator('summary');

const menuOf = (page: Page, locale: 'en' | 'zh' = 'en') =>
  page.getByRole('navigation', { name: word(locale, 'ui.mainNavigation') });

const [, language] = LANGUAGES;
test('the icon opens all entries, with subpages indented', async ({ page }) => {
  await page.goto(inLanguage('/', language));
  const menu = menuOf(page, language.locale);
  await expect(menu).toBeHidden();
  await expect(iconOf(page)).toContainText(word(language.locale, 'ui.menu'));
  await iconOf(page).click();
  await expect(menu.getByRole('link')).toHaveCount(ENTRIES);
  const subpage = await textBox(
    menu.locator(`a[href="${inLanguage(submenu.children[0] ?? '', language)}"]`).first(),
  );
  const entry = await textBox(
    menu.locator(`a[href="${inLanguage(submenu.path, language)}"]`).first(),
  );
  expect(subpage.left).toBeGreaterThan(entry.left + 8);
});

test('the menu is anchored to its icon and stays in the window; an outside click or Escape closes it', async ({
  page,
}) => {
  await page.goto('/about');
  await iconOf(page).click();
  const icon = await boxOf(iconOf(page));
  const panel = await boxOf(menuOf(page));
  expect(panel.y).toBeGreaterThanOrEqual(icon.bottom);
  expect(panel.y).toBeLessThan(icon.bottom + 40);
  expect(panel.x).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(390);
  await page.mouse.click(10, 400);
  await expect(menuOf(page)).toBeHidden();

  await iconOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('link').first()).toBeFocused();
  const last = page.getByRole('banner').getByRole('link', { name: '中文' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(iconOf(page)).toBeFocused();

  // It would cover what has the focus.
  await page.keyboard.press('Enter');
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(menuOf(page)).toBeHidden();
});

test('choosing an entry closes the menu at once and opens the page', async ({ page }) => {
  await page.goto('/');
  await iconOf(page).click();
  // Simulates a slow page by not navigating yet.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await menuOf(page).locator('a[href="/contact"]').click();
  await expect(menuOf(page)).toBeHidden();
  await expect(page).toHaveURL('/');

  await iconOf(page).click();
  const [address = ''] = submenu.children;
  await menuOf(page).locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(menuOf(page)).toBeHidden();
});

test('a tablet turned with the open menu has the language links in its bar', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto(inLanguage('/about', language));
  await iconOf(page).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const languages = page.getByRole('navigation', { name: word(language.locale, 'ui.language') });
  await expect(languages.getByRole('link')).toHaveCount(2);
  await page.setViewportSize({ width: 820, height: 1180 });
  // The panel is open again, and has both links alone.
  await expect(languages.getByRole('link')).toHaveCount(2);
});
