import { expect, type Page } from '@playwright/test';
import { FOUNDER, inLanguage, LANGUAGES } from './pages.ts';
import { word } from './words.ts';

/** The founder's pictures as a visitor finds them. */
export async function openGallery(page: Page, locale: 'en' | 'zh' = 'en') {
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
      await expect(dialog).toHaveAccessibleName(
        word(locale, 'ui.pictureAnnouncement', { current: number, total: 11, text: caption ?? '' }),
      );
      await expect(dialog.locator('img')).toBeVisible();
    },
  };
}
