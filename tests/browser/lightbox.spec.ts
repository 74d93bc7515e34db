import type { Page } from '@playwright/test';
import { holdChunks } from './support/chunks.ts';
import { COUNT, openGallery } from './support/gallery.ts';
import { boxOf, centreOf } from './support/geometry.ts';
import { PORTRAYED } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { touchInput } from './support/touch.ts';

test('an enlarged picture has its caption, and is the only one announced', async ({ page }) => {
  const { gallery, dialog, enlarge, expectEnlarged, enlargedNext, enlargedPrevious, close } =
    await openGallery(page, 'zh');
  const announced = gallery.locator('[aria-live=polite]');
  await expect(announced).toHaveCount(1);
  await enlarge(1).click();
  await expectEnlarged(1);
  await expect(dialog.locator('[aria-live=polite]')).toHaveCount(1);
  // Radix does not hide elements with this attribute, whatever its value, behind the lightbox.
  await expect(page.locator('[data-island] [aria-live]')).toHaveCount(0);
  await enlargedPrevious.click();
  await expectEnlarged(COUNT);
  await enlargedNext.click();
  await expectEnlarged(1);
  await enlargedNext.click();
  await expectEnlarged(2);
  await close.click();
  await expect(dialog).toBeHidden();
  await expect(announced).toHaveCount(1);
});

test('arrow keys switch pictures and wrap around, Escape closes; focus moves into the dialog, stays there, and returns', async ({
  page,
}) => {
  const { gallery, dialog, enlarge, expectEnlarged } = await openGallery(page);
  await enlarge(1).focus();
  await page.keyboard.press('Enter');
  await expectEnlarged(1);
  for (const button of await dialog.getByRole('button').all()) {
    const { width, height } = await boxOf(button);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(dialog.locator(':focus-visible')).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Tab');
  }
  for (const _ of [1, 2]) {
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  for (const [key, number] of [
    ['ArrowLeft', COUNT],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expectEnlarged(number);
  }
  // The browser's own: forward, or the end of the line.
  for (const key of ['Alt+ArrowRight', 'Meta+ArrowRight']) {
    await page.keyboard.press(key);
    await expectEnlarged(2);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(gallery.getByText(`2 / ${COUNT}`, { exact: true })).toBeVisible();
  await expect(enlarge(2)).toBeFocused();
});

test('the enlarged picture fits any window, and the page behind does not scroll', async ({
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
    for (const part of await dialog.locator('.lightbox-picture, figcaption, button').all()) {
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

/** Simulates a horizontal swipe. */
async function pull(page: Page, across: number, milliseconds: number) {
  const finger = await touchInput(page);
  const from = [195 - across / 2, 300] as const;
  await finger.down(from);
  await finger.move(from, across, milliseconds);
  await finger.up();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is larger than on the page, pans on a slow drag, changes on a flick, and is centred again after rotation', async ({
    page,
  }) => {
    const { gallery, dialog, enlarge, expectEnlarged } = await openGallery(page);
    const small = await boxOf(gallery.locator('.carousel-frame img').first());
    await enlarge(1).tap();
    await expectEnlarged(1);
    const frame = dialog.locator('.lightbox-picture');
    const large = await boxOf(frame);
    expect(large.width * large.height).toBeGreaterThan(small.width * small.height);
    expect((await boxOf(dialog.getByRole('button').last())).y).toBeGreaterThan(large.bottom);
    await expect(dialog).toHaveCSS('background-color', /^rgb\(/);
    const place = () => frame.evaluate((element) => element.scrollLeft);
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    await pull(page, -100, 600);
    await expect.poll(place).toBeGreaterThan(before);
    await expectEnlarged(1);
    await pull(page, -150, 100);
    await expectEnlarged(2);
    await pull(page, 150, 100);
    await expectEnlarged(1);

    // Rotated, and back.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(place).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(place).toBeCloseTo(before, 0);
  });

  test('closes on the back button, where supported', async ({ page }) => {
    // Playwright cannot press the back button.
    await page.addInitScript(() => {
      const { CloseWatcher: Native } = globalThis;
      if (!Native) throw new Error('This browser has no close watchers');
      globalThis.CloseWatcher = class extends Native {
        constructor() {
          super();
          addEventListener('back', () => this.dispatchEvent(new Event('close')));
        }
      };
    });
    const { dialog, enlarge, expectEnlarged } = await openGallery(page);
    await enlarge(1).tap();
    await expectEnlarged(1);
    await page.evaluate(() => dispatchEvent(new Event('back')));
    await expect(dialog).toBeHidden();
    await expect(enlarge(1)).toBeFocused();
  });
});

test('is centred in a window with a scroll bar, and the page behind keeps its width', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const withBars = { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] };
  const browser = await playwright.chromium.launch(withBars);
  try {
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    const { dialog, enlarge, expectEnlarged } = await openGallery(page);
    const widthOf = () => page.locator('.bar').evaluate(({ clientWidth }) => clientWidth);
    const width = await widthOf();
    expect(width).toBeLessThan(await page.evaluate(() => innerWidth));
    await enlarge(1).click();
    await expectEnlarged(1);
    const { x } = await centreOf(dialog.locator('img'));
    expect(x).toBe((await page.evaluate(() => innerWidth)) / 2);
    expect(await widthOf()).toBe(width);
  } finally {
    await browser.close();
  }
});

test('a picture opens in a new tab of the browser with Ctrl or Cmd, and not here, also before hydration', async ({
  page,
  context,
}) => {
  const release = await holdChunks(page, PORTRAYED.path);
  const { dialog, enlarge } = await openGallery(page);
  const opensElsewhere = async () => {
    const opened = context.waitForEvent('page');
    await enlarge(1).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\.jpg$/);
  };
  await opensElsewhere();
  release();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await opensElsewhere();
  await expect(dialog).toBeHidden();
});

test.describe('a gallery of one picture', () => {
  // React reports that the page shows more pictures than its data.
  test.use({ allowedErrors: /Minified React error/ });

  test('has no arrows when it is enlarged', async ({ page }) => {
    await page.route(`**${PORTRAYED.path}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        /"pictures":(\[.+?\]),"words"/s,
        (_, pictures: string) => `"pictures":[${JSON.stringify(JSON.parse(pictures)[0])}],"words"`,
      );
      await route.fulfill({ response: answer, body });
    });
    const { dialog, enlarge, enlargedNext, close } = await openGallery(page);
    await expect(page.locator('.carousel-enlarge')).toHaveCount(1);
    await enlarge(1).click();
    await expect(dialog.locator('img')).toBeVisible();
    await expect(close).toBeVisible();
    await expect(enlargedNext).toHaveCount(0);
    await expect(dialog.getByRole('button')).toHaveCount(1);
  });
});
