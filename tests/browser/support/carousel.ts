import { expect, type Page } from '@playwright/test';
import { boxOf } from './geometry.ts';
import { word } from './words.ts';

/** The carousel as a visitor finds it, at work. */
export async function openCarousel(page: Page, locale: 'en' | 'zh' = 'en') {
  await page.goto(locale === 'en' ? '/projects/twinlakes' : '/zh/projects/twinlakes');
  const carousel = page.getByRole('region', { name: word(locale, 'ui.projectPictures') });
  const button = (key: string) => carousel.getByRole('button', { name: word(locale, key) });
  await carousel.scrollIntoViewIfNeeded();
  return {
    carousel,
    previous: button('ui.previousPicture'),
    next: button('ui.nextPicture'),
    dot: (number: number) =>
      carousel.getByRole('button', {
        name: word(locale, 'ui.goToPicture', { number }),
        exact: true,
      }),
    /** Picture `number` fills the frame, all others are out of reach, and the controls say so. */
    expectShown: async (number: number) => {
      await expect(carousel.getByText(`${number} / 9`, { exact: true })).toBeVisible();
      const slide = carousel.locator('li').nth(number - 1);
      const frame = await boxOf(carousel);
      await expect.poll(async () => Math.round((await boxOf(slide)).x - frame.x)).toBe(0);
      await expect(carousel.locator('li[inert]')).toHaveCount(8);
      await expect(slide).not.toHaveAttribute('inert');
      await expect(carousel.locator('button[aria-current=true]')).toHaveCount(1);
    },
  };
}
