import { expect, type Page } from '@playwright/test';
import { boxOf } from './geometry.ts';
import { inLanguage, LANGUAGES, PROJECT } from './pages.ts';
import { word } from './words.ts';

/** Number of its pictures. */
export const COUNT = PROJECT.carousel.length;

/** Opens a page with a carousel, and waits until that is hydrated. */
export async function openCarousel(page: Page, locale: 'en' | 'zh' = 'en') {
  const [english, chinese] = LANGUAGES;
  await page.goto(inLanguage(PROJECT.path, locale === 'en' ? english : chinese));
  const carousel = page.getByRole('region', { name: word(locale, 'ui.projectPictures') });
  const button = (key: string) => carousel.getByRole('button', { name: word(locale, key) });
  await carousel.hover();
  return {
    carousel,
    previous: button('ui.previousPicture'),
    next: button('ui.nextPicture'),
    dot: (number: number) =>
      carousel.getByRole('button', {
        name: word(locale, 'ui.goToPicture', { number }),
        exact: true,
      }),
    /** Picture `number` fills the frame, all others are inert, and the controls show it. */
    expectShown: async (number: number) => {
      await expect(carousel.getByText(`${number} / ${COUNT}`, { exact: true })).toBeVisible();
      const slide = carousel.locator('li').nth(number - 1);
      const frame = await boxOf(carousel);
      await expect
        .poll(async () => (await boxOf(slide)).x - frame.x, { intervals: [50, 100, 150] })
        .toBeCloseTo(0, 0);
      await expect(carousel.locator('li[inert]')).toHaveCount(COUNT - 1);
      await expect(slide).not.toHaveAttribute('inert');
      await expect(carousel.locator('button[aria-current=true]')).toHaveCount(1);
    },
  };
}
