import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { FOUNDER, inLanguage, LANGUAGES, PROFILES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

/** The founder's pictures as a visitor finds them. */
async function openGallery(page: Page, locale: 'en' | 'zh' = 'en') {
  const [english, chinese] = LANGUAGES;
  await page.goto(inLanguage(FOUNDER, locale === 'en' ? english : chinese));
  const gallery = page.getByRole('region', { name: word(locale, 'ui.careerPictures') }).last();
  await gallery.scrollIntoViewIfNeeded();
  const dialog = page.getByRole('dialog');
  const buttonIn = (place: typeof gallery, key: string, number = 0) =>
    place.getByRole('button', { name: word(locale, key, { number }), exact: true });
  return {
    gallery,
    dialog,
    enlarge: (number: number) => buttonIn(gallery, 'ui.enlargePicture', number),
    next: buttonIn(gallery, 'ui.nextPicture'),
    previous: buttonIn(gallery, 'ui.previousPicture'),
    close: buttonIn(dialog, 'ui.closePicture'),
    enlargedNext: buttonIn(dialog, 'ui.nextPicture'),
    enlargedPrevious: buttonIn(dialog, 'ui.previousPicture'),
    captionOf: (number: number) => gallery.locator('figcaption').nth(number - 1),
    expectEnlarged: async (number: number) => {
      await expect(dialog.getByText(`${number} / 11`, { exact: true })).toBeVisible();
      const caption = await gallery
        .locator('figcaption')
        .nth(number - 1)
        .textContent();
      await expect(dialog.locator('figcaption')).toHaveText(caption ?? '');
      await expect(dialog.locator('img')).toBeVisible();
    },
  };
}

for (const { locale, name } of LANGUAGES) {
  test(`eleven captioned pictures wrap at both ends in ${name}`, async ({ page }) => {
    const { gallery, previous, next, enlarge } = await openGallery(page, locale);
    await expect(gallery.locator('figure')).toHaveCount(11);
    for (const caption of await gallery.locator('figcaption').all())
      await expect(caption).not.toBeEmpty();
    await previous.click();
    await expect(gallery.getByText('11 / 11', { exact: true })).toBeVisible();
    await expect(enlarge(11)).toBeInViewport();
    await next.click();
    await expect(gallery.getByText('1 / 11', { exact: true })).toBeVisible();
    await expect(enlarge(1)).toBeInViewport();
    await expect(enlarge(2)).not.toBeInViewport();
  });

  test(`a picture is enlarged with its caption in ${name}`, async ({ page }) => {
    const { dialog, enlarge, expectEnlarged, enlargedNext, enlargedPrevious, close } =
      await openGallery(page, locale);
    await enlarge(1).click();
    await expectEnlarged(1);
    await enlargedPrevious.click();
    await expectEnlarged(11);
    await enlargedNext.click();
    await expectEnlarged(1);
    await enlargedNext.click();
    await expectEnlarged(2);
    await close.click();
    await expect(dialog).toBeHidden();
  });
}

test('arrow keys turn the enlarged picture and wrap, Escape closes it', async ({ page }) => {
  const { gallery, dialog, enlarge, expectEnlarged } = await openGallery(page);
  await enlarge(1).click();
  for (const [key, number] of [
    ['ArrowLeft', 11],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
  ] as const) {
    await page.keyboard.press(key);
    await expectEnlarged(number);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByText('3 / 11', { exact: true })).toBeVisible();
});

test('the focus moves into the enlarged picture, stays there, and returns', async ({ page }) => {
  const { dialog, enlarge } = await openGallery(page);
  await enlarge(1).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  for (const _ of [1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge(2)).toBeFocused();
});

test('keys do nothing while no picture is enlarged', async ({ page }) => {
  const { gallery, dialog, enlarge, next } = await openGallery(page);
  await next.click();
  await expect(gallery.getByText('2 / 11', { exact: true })).toBeVisible();
  await enlarge(2).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Escape']) {
    await page.keyboard.press(key);
    await expect(gallery.getByText('2 / 11', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('the enlarged picture fits into any window, and the page behind stands still', async ({
  page,
}) => {
  const { dialog, enlarge } = await openGallery(page);
  await enlarge(1).click();
  for (const [width, height] of [
    [320, 568],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of await dialog.locator('img, figcaption, button').all()) {
      const { x, y, right, bottom } = await boxOf(part);
      expect(Math.min(x, y), `${width}`).toBeGreaterThanOrEqual(0);
      expect(right, `${width}`).toBeLessThanOrEqual(width);
      expect(bottom, `${width}`).toBeLessThanOrEqual(height);
    }
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the other profiles have no gallery', async ({ request }) => {
  for (const path of PROFILES.filter((profile) => profile !== FOUNDER))
    expect(await (await request.get(path)).text()).not.toContain('data-island');
});
