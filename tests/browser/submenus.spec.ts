import type { Page } from '@playwright/test';
import { centreOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const barOf = (page: Page) =>
  page.getByRole('navigation', { name: word('en', 'ui.mainNavigation') });

const linkOf = (page: Page, name: string) => barOf(page).getByRole('link', { name, exact: true });

test('hovering an entry shows its subpages, and the pointer can cross to them', async ({
  page,
}) => {
  await page.goto('/');
  const malta = linkOf(page, 'Malta');
  await expect(malta).toBeHidden();
  await linkOf(page, 'Residency programs').hover();
  await expect(malta).toBeVisible();
  const { x, y } = await centreOf(malta);
  await page.mouse.move(x, y, { steps: 30 });
  await expect(malta).toBeVisible();
  await page.mouse.click(x, y);
  await expect(page).toHaveURL('/other-citizenship/malta');
});

test('one submenu is open at a time, and none when the pointer is gone', async ({ page }) => {
  await page.goto('/about');
  await linkOf(page, 'US green card').hover();
  await expect(linkOf(page, 'EB-5')).toBeVisible();
  await linkOf(page, 'Citizenship').hover();
  await expect(linkOf(page, 'Slovenia')).toBeVisible();
  await expect(linkOf(page, 'EB-5')).toBeHidden();
  await page.mouse.move(640, 600);
  await expect(linkOf(page, 'Slovenia')).toBeHidden();
});

test('the keyboard opens submenus by focus and walks through them', async ({ page }) => {
  await page.goto('/');
  await linkOf(page, 'US green card').focus();
  await expect(linkOf(page, 'EB-1C')).toBeVisible();
  for (const name of ['EB-1A & NIW', 'EB-1C', 'EB-5', 'Citizenship']) {
    await page.keyboard.press('Tab');
    await expect(linkOf(page, name)).toBeFocused();
    await expect(linkOf(page, name)).toBeVisible();
  }
  await expect(linkOf(page, 'EB-5')).toBeHidden();
});

test('Escape closes a submenu under the pointer until the pointer comes again', async ({
  page,
}) => {
  await page.goto('/');
  await linkOf(page, 'Citizenship').hover();
  await expect(linkOf(page, 'Spain')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(linkOf(page, 'Spain')).toBeHidden();
  await page.mouse.move(640, 600);
  await linkOf(page, 'Citizenship').hover();
  await expect(linkOf(page, 'Spain')).toBeVisible();
});

test('Escape closes a submenu with the focus in it and keeps the focus on its entry', async ({
  page,
}) => {
  await page.goto('/');
  await linkOf(page, 'Citizenship').focus();
  await expect(linkOf(page, 'Spain')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, 'Spain')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(linkOf(page, 'Spain')).toBeHidden();
  await expect(linkOf(page, 'Citizenship')).toBeFocused();
});

test('a prompt Tab reaches the first subpage', async ({ page }) => {
  await page.goto('/');
  await linkOf(page, 'US green card').focus();
  await page.keyboard.press('Tab');
  await expect(linkOf(page, 'EB-1A & NIW')).toBeFocused();
});
