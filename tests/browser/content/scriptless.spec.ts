import type { Page } from '@playwright/test';
import { boxOf } from '../support/geometry.ts';
import {
  ISLANDS,
  inLanguage,
  KINDS,
  LANGUAGES,
  PORTRAYED,
  PROJECT,
  SUBMENUS,
  TWO_TRACKS,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const [submenu = { path: '', children: [] }] = SUBMENUS;

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/**
 * Invisible texts of the main content, except those for screen readers and the labels of controls that
 * require script.
 */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text?.trim() || !parent || parent.closest('script, .visually-hidden, .put-beside'))
        continue;
      const { width, height } = parent.getBoundingClientRect();
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || width < 2 || height < 2) unseen.push(text);
    }
    return unseen;
  });

const [english, chinese] = LANGUAGES;

// Both languages have the same markup, so Chinese is only checked on pages with islands.
for (const [language, paths] of [
  [english, KINDS],
  [chinese, Object.values(ISLANDS)],
] as const) {
  test(`every kind of page is complete without script in ${language.name}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(inLanguage(path, language));
      const position = /^\d+ \/ \d+$/;
      const unseen = (await unseenTexts(page)).filter((text) => !position.test(text));
      expect(unseen, path).toEqual([]);
    }
  });
}

// The audit of the site checks that Chinese pages have the same links, to Chinese pages.
test('the navigation works without script', async ({ page }) => {
  const main = page.getByRole('main');
  const follow = async (path: string) => {
    await main.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  };
  await page.goto('/');
  for (const path of ['/us-green-card', PROJECT.program, PROJECT.path]) await follow(path);
  await page.goto('/');
  for (const path of ['/other-citizenship', TWO_TRACKS.path, '/contact']) await follow(path);
  const bar = page.getByRole('navigation', { name: word('en', 'ui.mainNavigation') });
  const [first = ''] = submenu.children;
  await bar.locator(`a[href="${submenu.path}"]`).first().hover();
  await bar.locator(`a[href="${first}"]`).first().click();
  await expect(page).toHaveURL(first);
});

test('links reach the sections of the second tab without script', async ({ page }) => {
  for (const language of LANGUAGES)
    for (const hash of ['#birth', '#birth-requirements']) {
      // The query forces a reload: a new hash alone would only scroll the page.
      await page.goto(`${inLanguage(TWO_TRACKS.path, language)}?to=${hash.slice(1)}${hash}`);
      await expect(page.locator(hash)).toBeInViewport();
      expect((await boxOf(page.locator(hash))).y).toBeLessThan(200);
    }
});

test('the narrow menu opens without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').click();
  const [first = ''] = submenu.children;
  await page.locator(`header a[href="${first}"]:visible`).first().click();
  await expect(page).toHaveURL(first);
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('all pictures can be scrolled into view without script', async ({ page }) => {
  for (const path of [PROJECT.path, PORTRAYED.path]) {
    await page.goto(path);
    for (const picture of await page.locator('[data-island] li img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport({ ratio: 0.5 });
    }
  }
});

test('controls that need script are hidden', async ({ page }) => {
  for (const path of [PROJECT.path, PORTRAYED.path]) {
    await page.goto(path);
    for (const key of ['ui.nextPicture', 'ui.previousPicture'])
      await expect(page.getByRole('button', { name: word('en', key) })).toBeHidden();
  }
  await page.goto('/compare');
  const box = page.locator('.put-beside').first();
  await expect(box).toBeAttached();
  await expect(box).toBeHidden();
  await page.goto('/contact');
  await expect(page.locator('#form form')).toHaveAttribute('action', /^mailto:/);
});
