import { COUNT, openCarousel } from '../support/carousel.ts';
import { boxOf, centreOf } from '../support/geometry.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

test('arrows and dots slide to a picture, and arrows wrap around', async ({ page }) => {
  const { previous, next, dot, expectShown } = await openCarousel(page);
  await previous.click();
  await expectShown(COUNT);
  await next.click();
  await expectShown(1);
  await dot(3).click();
  await expectShown(3);
});

test.describe('without slide animation', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('announces the current picture, and names the frame', async ({ page }) => {
    const { carousel, next, expectShown } = await openCarousel(page, 'zh');
    await expect(carousel.getByRole('group')).toHaveAccessibleName(
      word('zh', 'ui.projectPictures'),
    );
    await next.click();
    await expectShown(2);
    const text = (await carousel.locator('figcaption').nth(1).textContent()) ?? '';
    await expect(carousel.locator('[aria-live=polite]')).toHaveText(
      word('zh', 'ui.pictureAnnouncement', { current: 2, total: COUNT, text }),
    );
  });

  test('works by keyboard, loads each picture when it is shown, with a text alternative, and keeps its height', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { carousel, next, dot, expectShown } = await openCarousel(page);
    await next.focus();
    await page.keyboard.press('Enter');
    await expectShown(2);
    await dot(1).focus();
    await page.keyboard.press('Space');
    await expectShown(1);
    await page.keyboard.press('ArrowRight');
    await expectShown(2);
    // The browser's own key: forward.
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('ArrowLeft');
    for (let number = 1; number <= COUNT; number++) {
      await expectShown(number);
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
      const picture = carousel.locator('img').nth(number - 1);
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(300);
      if (number < COUNT) await dot(number + 1).click();
    }
    for (const [width, height] of [
      [1440, 500],
      [390, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect((await boxOf(carousel.locator('img').first())).height).toBe(height);
      for (const control of [dot(1), dot(COUNT)]) {
        const box = await boxOf(control);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      }
      const arrow = await boxOf(next);
      expect([arrow.width, arrow.height]).toEqual([44, 44]);
    }
  });
});

test('a click on the next picture, which is partly visible on a wide screen, shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { carousel, expectShown } = await openCarousel(page);
  for (const number of [1, 2]) {
    await expectShown(number);
    const { x, y } = await boxOf(carousel.locator('li').nth(number));
    await page.mouse.click(x + 50, y + 50);
  }
  await expectShown(3);
});

test('a picture can be dragged', async ({ page }) => {
  const { carousel, expectShown, next } = await openCarousel(page);
  await next.click();
  await expectShown(2);
  const frame = carousel.locator('.carousel-frame');
  // A moving slide has no known position.
  const second = carousel.locator('img').nth(1);
  await expect.poll(async () => (await boxOf(second)).x - (await boxOf(frame)).x).toBeCloseTo(0, 0);
  const { x, y } = await centreOf(frame);
  await page.mouse.move(x + 400, y);
  await page.mouse.down();
  await page.mouse.move(x - 500, y, { steps: 12 });
  await page.mouse.up();
  await expectShown(3);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('fills a tapped dot only while its picture is shown', async ({ page }) => {
    const { dot, next, expectShown } = await openCarousel(page);
    await dot(2).tap();
    await expectShown(2);
    // A tap leaves the element hovered.
    await dot(2).hover();
    await next.press('Enter');
    await expectShown(3);
    const grounds = await page
      .locator('.carousel-dot')
      .evaluateAll((dots) => dots.map((one) => getComputedStyle(one, '::before').backgroundColor));
    expect(grounds[1]).toBe(grounds[0]);
    expect(grounds[2]).not.toBe(grounds[0]);
  });
});
