import type { Page } from '@playwright/test';
import { centreOf } from '../support/geometry.ts';
import { sideways } from '../support/overflow.ts';
import { SITE, SUBMENUS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const [one = { path: '', children: [] }, other = one] = SUBMENUS;
const [first = '', second = ''] = one.children;
const [foreign = ''] = other.children.filter((path) => !one.children.includes(path));

const barOf = (page: Page) =>
  page.getByRole('navigation', { name: word('en', 'ui.mainNavigation') });

/** The link of an entry of the bar, or of a submenu. */
const linkOf = (page: Page, path: string) => barOf(page).locator(`a[href="${path}"]`).first();

test('hovering an entry opens its subpages, and the pointer can move to them', async ({ page }) => {
  await page.goto('/');
  const last = linkOf(page, one.children.at(-1) ?? '');
  await expect(last).toBeHidden();
  await linkOf(page, one.path).hover();
  await expect(last).toBeVisible();
  const { x, y } = await centreOf(last);
  await page.mouse.move(x, y, { steps: 30 });
  await expect(last).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(one.children.at(-1) ?? '');
});

test('one submenu is open at a time, and none after the pointer leaves', async ({ page }) => {
  await page.goto('/about');
  await linkOf(page, one.path).hover();
  await expect(linkOf(page, first)).toBeVisible();
  await linkOf(page, other.path).hover();
  await expect(linkOf(page, foreign)).toBeVisible();
  await expect(linkOf(page, first)).toBeHidden();
  await page.mouse.move(640, 600);
  await expect(linkOf(page, foreign)).toBeHidden();
});

test('focus opens a submenu, Tab moves through it, and Escape closes it without losing focus', async ({
  page,
}) => {
  await page.goto('/');
  const entry = linkOf(page, one.path);
  // An immediate Tab reaches the first subpage.
  await entry.focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, first)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(linkOf(page, first)).toBeHidden();
  await expect(entry).toBeFocused();

  await entry.blur();
  await entry.focus();
  await expect(linkOf(page, second)).toBeVisible();
  const { path: next = '' } =
    SITE.navigation[SITE.navigation.findIndex(({ path }) => path === one.path) + 1] ?? {};
  for (const path of [...one.children, next]) {
    await page.keyboard.press('Tab');
    await expect(linkOf(page, path)).toBeFocused();
    await expect(linkOf(page, path)).toBeVisible();
  }
  await expect(linkOf(page, first)).toBeHidden();
});

test('Escape closes a hovered submenu until the pointer returns', async ({ page }) => {
  await page.goto('/');
  await linkOf(page, one.path).hover();
  await expect(linkOf(page, first)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(linkOf(page, first)).toBeHidden();
  await page.mouse.move(640, 600);
  await linkOf(page, one.path).hover();
  await expect(linkOf(page, first)).toBeVisible();
});

for (const [place, index] of [
  ['last', -1],
  ['second-last', -2],
] as const)
  test(`a long subpage of the ${place} entry widens no page, whether it is shown or not`, async ({
    page,
  }) => {
    await page.goto('/');
    const { path } = SITE.navigation.at(index) ?? one;
    const entry = barOf(page).locator('.menu > li').nth(index);
    await entry.evaluate((item) => {
      const submenu = item.querySelector('.submenu') ?? document.createElement('ul');
      submenu.className = 'submenu';
      submenu.innerHTML =
        '<li><a href="/">The attorneys of the firm and its history since 1998</a></li>';
      item.append(submenu);
    });
    for (const width of [1160, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${width}`).toBe(0);
      await linkOf(page, path).hover();
      await expect(entry.locator('.submenu')).toBeInViewport({ ratio: 1 });
      expect(await sideways(page), `${width}`).toBe(0);
    }
  });
