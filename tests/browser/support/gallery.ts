import { expect, type Page } from '@playwright/test';
import { inLanguage, LANGUAGES, PORTRAYED } from './pages.ts';
import { word } from './words.ts';

/** Number of its pictures. */
export const COUNT = PORTRAYED.carousel.length;

/** Opens a page with a career gallery. */
export async function openGallery(page: Page, locale: 'en' | 'zh' = 'en') {
  const [english, chinese] = LANGUAGES;
  await page.goto(inLanguage(PORTRAYED.path, locale === 'en' ? english : chinese));
  // Includes hidden elements: behind the lightbox it is hidden from screen readers.
  const gallery = page
    .getByRole('region', { name: word(locale, 'ui.careerPictures'), includeHidden: true })
    .last();
  await gallery.hover();
  const dialog = page.getByRole('dialog');
  const buttonIn = (place: typeof gallery, key: string, number = 0) =>
    place.getByRole('button', { name: word(locale, key, { number }), exact: true });
  return {
    gallery,
    dialog,
    enlarge: (number: number) =>
      gallery.getByRole('link', {
        name: word(locale, 'ui.enlargePicture', { number }),
        exact: true,
      }),
    next: buttonIn(gallery, 'ui.nextPicture'),
    previous: buttonIn(gallery, 'ui.previousPicture'),
    close: buttonIn(dialog, 'ui.closePicture'),
    enlargedNext: buttonIn(dialog, 'ui.nextPicture'),
    enlargedPrevious: buttonIn(dialog, 'ui.previousPicture'),
    captionOf: (number: number) => gallery.locator('figcaption').nth(number - 1),
    expectEnlarged: async (number: number) => {
      await expect(dialog.getByText(`${number} / ${COUNT}`, { exact: true })).toBeVisible();
      const caption = await gallery
        .locator('figcaption')
        .nth(number - 1)
        .textContent();
      await expect(dialog.locator('figcaption')).toHaveText(caption ?? '');
      await expect(dialog).toHaveAccessibleName(
        word(locale, 'ui.pictureAnnouncement', {
          current: number,
          total: COUNT,
          text: caption ?? '',
        }),
      );
      await expect(dialog.locator('img')).toBeVisible();
    },
  };
}
