import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import {
  inLanguage,
  KINDS,
  LANGUAGES,
  PORTRAYED,
  PROJECT,
  SUBMENUS,
  TWO_TRACKS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const [submenu = { path: '', children: [] }] = SUBMENUS;

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** Texts of the page's main part that nobody can see, apart from those meant for screen readers. */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const unseen: string[] = [];
    while (walker.nextNode()) {
      const { parentElement: parent, textContent: text } = walker.currentNode;
      if (!text?.trim() || !parent || parent.closest('script, .visually-hidden')) continue;
      const { width, height } = parent.getBoundingClientRect();
      const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isSeen || width < 2 || height < 2) unseen.push(text);
    }
    return unseen;
  });

for (const language of LANGUAGES) {
  test(`every kind of page is read in full without script in ${language.name}`, async ({
    page,
  }) => {
    for (const path of KINDS) {
      await page.goto(inLanguage(path, language));
      const position = /^\d+ \/ \d+$/;
      const unseen = (await unseenTexts(page)).filter((text) => !position.test(text));
      expect(unseen, path).toEqual([]);
    }
  });

  test(`the site is walked through without script in ${language.name}`, async ({ page }) => {
    const main = page.getByRole('main');
    const follow = async (path: string) => {
      await main
        .locator(`a[href="${inLanguage(path, language)}"]`)
        .first()
        .click();
      await expect(page).toHaveURL(inLanguage(path, language));
    };
    await page.goto(inLanguage('/', language));
    for (const path of ['/us-green-card', PROJECT.program, PROJECT.path]) await follow(path);
    await page.goto(inLanguage('/', language));
    for (const path of ['/other-citizenship', TWO_TRACKS.path, '/contact']) await follow(path);
    const name = word(language.locale, 'ui.mainNavigation');
    const bar = page.getByRole('navigation', { name });
    const [first = ''] = submenu.children;
    await bar
      .locator(`a[href="${inLanguage(submenu.path, language)}"]`)
      .first()
      .hover();
    await bar
      .locator(`a[href="${inLanguage(first, language)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(inLanguage(first, language));
  });

  for (const hash of ['#birth', '#birth-requirements']) {
    test(`the second tab's ${hash} is reached without script in ${language.name}`, async ({
      page,
    }) => {
      await page.goto(inLanguage(TWO_TRACKS.path, language) + hash);
      await expect(page.locator(hash)).toBeInViewport();
      expect((await boxOf(page.locator(hash))).y).toBeLessThan(200);
    });
  }
}

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

test('all pictures are reached by scrolling their row', async ({ page }) => {
  for (const path of [PROJECT.path, PORTRAYED.path]) {
    await page.goto(path);
    for (const picture of await page.locator('[data-island] li img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeInViewport({ ratio: 0.5 });
    }
  }
});

test('no control is shown that does nothing', async ({ page }) => {
  for (const path of [PROJECT.path, PORTRAYED.path]) {
    await page.goto(path);
    for (const key of ['ui.nextPicture', 'ui.previousPicture'])
      await expect(page.getByRole('button', { name: word('en', key) })).toBeHidden();
  }
  await page.goto('/contact');
  await expect(page.locator('#form form')).toHaveAttribute('action', /^mailto:/);
});
