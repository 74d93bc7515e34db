import { sum } from '../../locales/sum.ts';
import { PROJECT } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** Budget of the visible picture and the next one, in bytes. */
const FIRST_LOAD = 60_000;

test('a phone loads few pictures of a carousel, and one more per step', async ({ page }) => {
  const bytes: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image') return;
    bytes.push((await response.body()).length);
  });
  const settled = async () => {
    for (let before = -1; before < bytes.length; await page.waitForTimeout(400))
      before = bytes.length;
  };
  await page.goto(PROJECT.path, { waitUntil: 'networkidle' });
  expect(sum(bytes)).toBeLessThanOrEqual(FIRST_LOAD);
  const next = page.locator('.carousel-next');
  await next.scrollIntoViewIfNeeded();
  await settled();
  for (const current of [2, 3]) {
    const before = bytes.length;
    await next.click();
    await expect(page.locator('.carousel-position')).toHaveText(new RegExp(`^${current} `));
    await settled();
    expect(bytes.length - before).toBeLessThanOrEqual(1);
  }
});
