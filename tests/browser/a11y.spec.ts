import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COUNTRY, inLanguage, LANGUAGES, PORTRAYED, PROJECT, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { VARIETY } from './support/variety.ts';
import { word } from './support/words.ts';

// Cards that are still coming in would be judged by a colour that they do not keep.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

// No page has frames: without them axe-core need not open a second page to gather what it found.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectAccessible(page: Page, judge = axe(page)) {
  const { violations } = await judge.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, page.url()).toEqual([]);
}

/** How many pages one browser context looks at in turn. */
const BATCH = 12;

const [english, chinese] = LANGUAGES;

for (let from = 0; from < VARIETY.length; from += BATCH) {
  const batch = VARIETY.slice(from, from + BATCH);
  test(`no kind of page from ${batch[0]} to ${batch.at(-1)} has a barrier in ${english.name}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of batch) {
      await page.goto(inLanguage(path, english));
      await expectAccessible(page);
    }
  });
}

test(`no kind of page has a barrier in ${chinese.name}`, async ({ page }) => {
  test.slow();
  for (const [index, path] of VARIETY.entries()) {
    await page.goto(inLanguage(path, chinese));
    // Languages share their colours, and pages their bar and their foot.
    const words = axe(page).disableRules('color-contrast').exclude('header').exclude('footer');
    await expectAccessible(page, index === 0 ? axe(page) : words);
  }
});

test.describe('where no page is', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('the not-found pages have no barrier', async ({ page }) => {
    for (const path of ['/nowhere', '/zh/nowhere']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
});

for (const language of LANGUAGES) {
  const { locale, name } = language;
  const buttonOf = (page: Page, key: string, number = 0) =>
    page.getByRole('button', { name: word(locale, key, { number }), exact: true });

  test(`the narrow menu has no barrier in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLanguage('/', language));
    await page.getByRole('banner').locator('summary').click();
    await expectAccessible(page);
  });

  test(`an open submenu has no barrier in ${name}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    await page.locator('header a[href$="/citizenship"]').first().hover();
    await expect(page.locator(`header a[href$="${COUNTRY.path}"]`).first()).toBeVisible();
    await expectAccessible(page);
  });

  test(`the enlarged picture has no barrier in ${name}`, async ({ page }) => {
    await page.goto(inLanguage(PORTRAYED.path, language));
    const name = word(language.locale, 'ui.enlargePicture', { number: 1 });
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test(`the second tab has no barrier in ${name}`, async ({ page }) => {
    await page.goto(`${inLanguage(TWO_TRACKS.path, language)}#birth`);
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  });

  test(`opened requirements and the turned carousel have no barrier in ${name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/us-green-card', language));
    const show = page.getByRole('button', { name: word(locale, 'ui.showRequirements') });
    for (const button of await show.all()) await button.click();
    await expect(page.locator('#programs ul ul > li:visible')).not.toHaveCount(0);
    await expectAccessible(page);
    await page.goto(inLanguage(PROJECT.path, language));
    await page.locator('[data-island]').hover();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
    await expectAccessible(page);
  });

  test(`the form that was sent has no barrier in ${name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    for (const field of ['firstName', 'lastName', 'message'])
      await page.locator(`[name=${field}]`).fill('Wei');
    await page.locator('[name=email]').fill('wei@example.org');
    await buttonOf(page, 'contact.form.submitByEmail').click();
    await expect(page.getByText(word(locale, 'contact.form.notSentTitle'))).toBeVisible();
    await expectAccessible(page);
  });
}
