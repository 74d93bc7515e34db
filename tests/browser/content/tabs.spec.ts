import { boxOf } from '../support/geometry.ts';
import { inLanguage, LANGUAGES, TWO_TRACKS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const TABS = TWO_TRACKS.path;

const [, language] = LANGUAGES;
const tabOf = (track: string) => ({
  name: word(language.locale, `${TWO_TRACKS.group}.${track}.label`),
});

test('the business tab is open by default; clicks and arrow keys switch tabs, with a focus ring only for keys', async ({
  page,
}) => {
  await page.goto(inLanguage(TABS, language));
  const business = page.locator('#business');
  const birth = page.locator('#birth');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expect(page.getByRole('tab', tabOf('business'))).toHaveAttribute('aria-selected', 'true');
  await expect(business).toBeVisible();
  await expect(birth).toBeHidden();
  await page.getByRole('tab', tabOf('birth')).click();
  await expect(birth).toBeVisible();
  await expect(business).toBeHidden();
  await expect(page.getByRole('tab', tabOf('birth'))).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/#birth$/);
  await page.getByRole('tab', tabOf('business')).click();
  await expect(business).toBeVisible();
  await expect(birth).toBeHidden();

  await page.getByRole('tab').first().hover();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  const ringed = page.getByRole('tab').and(page.locator(':focus-visible'));
  for (const track of ['birth', 'business']) {
    const tab = page.getByRole('tab', tabOf(track));
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(ringed).toHaveCount(0);
  }
  for (const [key, track] of [
    ['ArrowRight', 'birth'],
    ['ArrowRight', 'business'],
    ['ArrowLeft', 'birth'],
    ['Home', 'business'],
    ['End', 'birth'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', tabOf(track))).toBeFocused();
    await expect(ringed).toHaveCount(1);
    await expect(page.locator(`#${track}`)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('external links open the second tab', async ({ page }) => {
  for (const hash of ['#birth', '#birth-requirements']) {
    // The query forces a reload: a new hash alone would only scroll the page.
    await page.goto(`${TABS}?to=${hash.slice(1)}${hash}`);
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#business')).toBeHidden();
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test('going back before the first change of tabs opens the first tab', async ({ page }) => {
  await page.goto(TABS);
  await page.evaluate(() => location.assign('#birth-timeline'));
  await page.getByRole('tab').first().hover();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page.locator('#business')).toBeVisible();
  await expect(page.locator('#birth')).toBeHidden();
});

test('a link on the page opens the tab of its target', async ({ page }) => {
  await page.goto(TABS);
  await page.getByRole('tab').last().click();
  await expect(page).toHaveURL(/#birth$/);
  await page.getByRole('tab').first().click();
  await expect(page).toHaveURL(/#business$/);
  await page.evaluate(() => location.assign('#birth-timeline'));
  await expect(page.locator('#birth-timeline')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('#business')).toBeVisible();
});

test('switching tabs keeps the row of tabs in view', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(TABS);
  await page.getByRole('tab').last().click();
  await expect(page.locator('#birth')).toBeVisible();
  const { x, y } = await boxOf(page.getByRole('tab').last());
  expect(y).toBeGreaterThanOrEqual(72);
  expect(y).toBeLessThan(640);
  expect(x).toBeGreaterThanOrEqual(0);
  await expect
    .poll(async () => (await boxOf(page.getByRole('tab').last())).right)
    .toBeLessThan(321);
});

test('a tab opens in a new tab of the browser with Ctrl, Cmd or the middle button, and not here', async ({
  page,
  context,
}) => {
  await page.goto(TABS);
  const birth = page.getByRole('tab').last();
  await birth.hover();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  for (const press of [
    () => birth.click({ modifiers: ['ControlOrMeta'] }),
    () => birth.click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await press();
    await expect(await opened).toHaveURL(/#birth$/);
    await expect(page).toHaveURL(TABS);
    await expect(page.locator('#birth')).toBeHidden();
  }
});
