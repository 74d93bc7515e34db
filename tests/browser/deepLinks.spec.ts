import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { COUNTRY, inLanguage, LANGUAGES, PROJECT, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The ids that links from elsewhere may name, on one page of each kind. */
const SECTIONS: Readonly<Record<string, string>> = {
  '/': 'services about',
  '/about': 'story team',
  '/contact': 'form information',
  '/citizenship': 'programs benefits',
  [COUNTRY.path]: 'overview benefits requirements timeline',
  '/us-green-card': 'programs benefits',
  [PROJECT.program]: 'overview benefits requirements timeline active-projects',
  [PROJECT.path]: 'overview benefits financial developer gallery',
  '/other-citizenship': 'fast-naturalization residence-visas benefits',
  [TWO_TRACKS.path]:
    'business business-overview business-benefits business-requirements business-timeline birth birth-overview birth-benefits birth-requirements birth-timeline',
  '/other-programs': 'asset-allocation education why-choose-us',
};

/** The section begins right below the bar, or as near to it as the end of the page lets it. */
async function expectInView(page: Page, id: string) {
  await expect(async () => {
    const bar = await boxOf(page.getByRole('banner'));
    const section = await boxOf(page.locator(`#${id}`));
    const [left, height] = await page.evaluate(() => {
      const { scrollHeight, scrollTop } = document.documentElement;
      return [scrollHeight - scrollTop - innerHeight, innerHeight] as const;
    });
    expect(bar.y, 'the bar stays').toBe(0);
    expect(section.y, `#${id} is not under the bar`).toBeGreaterThanOrEqual(bar.bottom - 1);
    expect(section.y, `#${id} is near the top`).toBeLessThan(left < 2 ? height : bar.bottom + 100);
  }).toPass({ timeout: 5_000 });
}

test.describe('without the way down the page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const language of LANGUAGES) {
    for (const [path, ids] of Object.entries(SECTIONS)) {
      test(`links to sections of ${inLanguage(path, language)} arrive there`, async ({ page }) => {
        for (const id of ids.split(' ')) {
          // Another query is another visit: a new section alone would only scroll the open page.
          await page.goto(`${inLanguage(path, language)}?to=${id}#${id}`);
          await expectInView(page, id);
        }
      });
    }
  }
});

test('links on the page scroll to its sections', async ({ page }) => {
  await page.goto(COUNTRY.path);
  for (const id of ['timeline', 'overview', 'requirements', 'benefits']) {
    await page.getByRole('main').locator(`a[href="#${id}"]`).click();
    await expect(page).toHaveURL(`${COUNTRY.path}#${id}`);
    await expectInView(page, id);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});

test('sections are reached below the bar on a narrow screen too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, ids] of Object.entries(SECTIONS)) {
    const id = ids.split(' ').at(-1) ?? '';
    await page.goto(`${path}#${id}`);
    await expectInView(page, id);
  }
});
