import type { Page } from '@playwright/test';
import { COUNTRY, inLanguage, LANGUAGES, PROJECT, TWO_TRACKS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const [, chinese] = LANGUAGES;

/** The ids that external links may use, on one page of each kind. */
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

/** The section starts right below the bar, or as near to it as the page's length allows. */
const expectInView = (page: Page, id: string) =>
  expect
    .poll(() => page.evaluate(findMisplaced, id), {
      message: `#${id} of ${page.url()}`,
      intervals: [20, 50, 100],
    })
    .toEqual([]);

function findMisplaced(id: string): string[] {
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && box.height > 0 ? box : undefined;
  };
  const bar = boxOf('body > header');
  const section = boxOf(`[id="${id}"]`);
  if (!bar || !section) return ['is not shown'];
  const { scrollHeight, scrollTop } = document.documentElement;
  const isAtEnd = scrollHeight - scrollTop - innerHeight < 2;
  const problems = {
    'the bar does not stay': bar.y !== 0,
    'is under the bar': section.y < bar.bottom - 1,
    'is far from the top': section.y >= (isAtEnd ? innerHeight : bar.bottom + 100),
  };
  return Object.entries(problems).flatMap(([problem, isSo]) => (isSo ? [problem] : []));
}

test.describe('without smooth scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The ids are the same in both languages: one is tested on a wide screen, and one on a narrow one.
  test('external links scroll to the sections of pages', async ({ page }) => {
    for (const [path, listed] of Object.entries(SECTIONS)) {
      const ids = listed.split(' ');
      // Layout shifts affect the last section most.
      await page.goto(`${path}#${ids.at(-1)}`);
      await expectInView(page, ids.at(-1) ?? '');
      for (const id of ids) {
        await page.evaluate((id) => location.assign(`#${id}`), id);
        await expectInView(page, id);
      }
    }
  });

  test('sections scroll to below the bar on a narrow screen too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [path, ids] of Object.entries(SECTIONS)) {
      const id = ids.split(' ').at(-1) ?? '';
      await page.goto(`${inLanguage(path, chinese)}#${id}`);
      await expectInView(page, id);
    }
  });
});

test('internal links scroll to the sections of the page', async ({ page }) => {
  await page.goto(COUNTRY.path);
  for (const id of ['timeline', 'overview', 'requirements', 'benefits']) {
    await page.getByRole('main').locator(`a[href="#${id}"]`).click();
    await expect(page).toHaveURL(`${COUNTRY.path}#${id}`);
    await expectInView(page, id);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
});
