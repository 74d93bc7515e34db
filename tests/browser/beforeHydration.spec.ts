import { holdChunks, holdScripts } from './support/chunks.ts';
import { boxOf, centreOf } from './support/geometry.ts';
import { PORTRAYED, PROJECT, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { touchInput } from './support/touch.ts';
import { word } from './support/words.ts';

// Interactions before hydration, with delayed chunks.

test('handles an early click on an arrow of the carousel', async ({ page }) => {
  const release = await holdChunks(page, PROJECT.path);
  await page.goto(PROJECT.path);
  await page.getByRole('button', { name: word('en', 'ui.nextPicture') }).click();
  await expect(page.locator('.carousel-row > li').nth(1)).toBeInViewport({ ratio: 0.9 });
  release();
  await expect(page.getByText(`2 / ${PROJECT.carousel.length}`, { exact: true })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the swipe that loads the carousel works, and no picture stops between two positions', async ({
    page,
  }) => {
    const release = await holdChunks(page, PROJECT.path);
    await page.goto(PROJECT.path);
    const frame = page.locator('.carousel-frame');
    await frame.scrollIntoViewIfNeeded();
    const finger = await touchInput(page);
    const { x, y } = await centreOf(frame);
    await finger.down([x + 120, y]);
    await finger.move([x + 120, y], -120, 100);
    release();
    // Roughly how long React would take.
    await page.waitForTimeout(500);
    await finger.move([x, y], -120, 100);
    await finger.up();
    await expect(page.getByText(`2 / ${PROJECT.carousel.length}`, { exact: true })).toBeVisible();
    const shown = frame.getByRole('listitem').nth(1);
    await expect
      .poll(async () => (await boxOf(shown)).x - (await boxOf(frame)).x)
      .toBeCloseTo(0, 0);
    expect(await frame.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test('a touch that ends elsewhere does not keep the carousel from loading', async ({ page }) => {
    const release = await holdChunks(page, PROJECT.path);
    await page.goto(PROJECT.path);
    const frame = page.locator('.carousel-frame');
    await frame.scrollIntoViewIfNeeded();
    const ofIsland = { ...(await centreOf(frame)), id: 1 };
    const ofBar = { ...(await centreOf(page.locator('.bar'))), id: 2 };
    const session = await page.context().newCDPSession(page);
    for (const [type, touchPoints] of [
      ['touchStart', [ofIsland]],
      ['touchStart', [ofIsland, ofBar]],
      ['touchEnd', [ofIsland]],
      ['touchEnd', []],
    ] as const)
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
    release();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  });
});

test('a visitor who scrolled early is not moved back to the top', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  expect(await place()).toBeGreaterThan(0);
  release();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  expect(await place()).toBeGreaterThan(0);
});

test('an early click on a picture enlarges it', async ({ page }) => {
  const release = await holdChunks(page, PORTRAYED.path);
  await page.goto(PORTRAYED.path);
  await page
    .getByRole('link', { name: word('en', 'ui.enlargePicture', { number: 1 }), exact: true })
    .click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click by assistive technology, without pointer or focus, enlarges a picture', async ({
  page,
}) => {
  await page.goto(PORTRAYED.path);
  await page
    .locator('.carousel-enlarge')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an early click opens requirements', async ({ page }) => {
  const release = await holdChunks(page, '/us-green-card');
  await page.goto('/us-green-card');
  const card = page.locator('#programs > ul > li').nth(1);
  await card.getByRole('button').click();
  await expect(card.getByRole('listitem')).not.toHaveCount(0);
  release();
  await expect(card.locator('[data-island]')).toHaveAttribute('data-live', '');
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('listitem')).not.toHaveCount(0);
});

test('handles a key held down during hydration when it is released', async ({ page }) => {
  const release = await holdChunks(page, '/us-green-card');
  await page.goto('/us-green-card');
  const card = page.locator('#programs > ul > li').nth(1);
  await card.getByRole('button').press('Enter');
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.down('Space');
  release();
  await expect(card.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.keyboard.up('Space');
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('an early click on a tab opens it at once, and keeps it open', async ({ page }) => {
  const release = await holdChunks(page, TWO_TRACKS.path);
  await page.goto(TWO_TRACKS.path);
  await page.getByRole('tab').last().click();
  await expect(page.locator('#birth')).toBeVisible();
  await expect(page.locator('#business')).toBeHidden();
  release();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#birth')).toBeVisible();
});

test('an early submit keeps and handles the message', async ({ page }) => {
  const release = await holdChunks(page, '/contact');
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName', 'message'])
    await page.locator(`[name=${name}]`).fill(`My ${name}`);
  await page.locator('[name=email]').fill('wei@example.org');
  await page.getByRole('button', { name: word('en', 'contact.form.submitByEmail') }).click();
  release();
  await expect(page.getByText(word('en', 'contact.form.notSentTitle'))).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('My message');
  await expect(page).toHaveURL('/contact');
});

test('an early message of spaces is refused', async ({ page }) => {
  const release = await holdChunks(page, '/contact');
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName']) await page.locator(`[name=${name}]`).fill('Wei');
  await page.locator('[name=email]').fill('wei@example.org');
  await page.locator('[name=message]').fill('   ');
  release();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.getByRole('button', { name: word('en', 'contact.form.submitByEmail') }).click();
  await expect(page.locator('[name=message]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(word('en', 'contact.form.notSentTitle'))).toBeHidden();
});

test('keeps a query typed early, and runs the query of the URL', async ({ page }) => {
  const release = await holdChunks(page, '/search');
  await page.goto('/search?q=the');
  await page.getByRole('searchbox').fill('greece');
  release();
  await expect(page.getByRole('status')).toContainText('“the”');
  await expect(page.getByRole('searchbox')).toHaveValue('greece');
});

test('early choices in the register filter it, and take precedence over the URL', async ({
  page,
}) => {
  const release = await holdChunks(page, '/compare');
  await page.goto('/compare?goal=citizenship&family=parents');
  const goal = page.locator('[value=greenCard]');
  const box = page.locator('[value=siblings]');
  const rows = page.locator('#register tbody tr:visible');
  const all = await rows.count();
  await goal.check();
  await box.check();
  release();
  await expect(page).toHaveURL('/compare?goal=greenCard&family=parents&family=siblings');
  await expect(rows).not.toHaveCount(all);
  await expect(goal).toBeChecked();
  await expect(box).toBeChecked();
});
