import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  COUNTRY,
  inLanguage,
  LANGUAGES,
  type Language,
  PORTRAYED,
  PROJECT,
  TWO_TRACKS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { VARIETY } from './support/variety.ts';
import { word } from './support/words.ts';

// Cards that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const [english, chinese] = LANGUAGES;

/** Pages checked including header and footer; the second also has breadcrumbs. */
const WHOLE = ['/', PROJECT.path];

/** Rules that depend on the language; colours and markup are shared. */
const OF_WORDS = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms'];

/** @param part part of the page to check */
async function expectAccessible(page: Page, { locale }: Language, part: 'all' | 'main' = 'all') {
  // No page has frames, so axe-core need not open a second page to collect its results.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part === 'main') axe = axe.exclude('body > header').exclude('body > footer');
  if (locale === chinese.locale) axe = axe.withTags(OF_WORDS);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, page.url()).toEqual([]);
}

/** Running animations of the open page, and its scroll behaviour. */
const motion = () => ({
  animations: document.getAnimations().length,
  scrolling: getComputedStyle(document.documentElement).scrollBehavior,
});

for (const language of LANGUAGES)
  test(`no kind of page has accessibility violations, or animations with reduced motion, in ${language.name}`, async ({
    page,
  }) => {
    test.slow();
    for (const path of VARIETY) {
      await page.goto(inLanguage(path, language));
      expect(await page.evaluate(motion), path).toEqual({ animations: 0, scrolling: 'auto' });
      await expectAccessible(page, language, WHOLE.includes(path) ? 'all' : 'main');
    }
  });

test.describe('on the not-found page', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('the not-found pages have no accessibility violations', async ({ page }) => {
    for (const language of [english, chinese]) {
      await page.goto(inLanguage('/nowhere', language));
      await expectAccessible(page, language);
    }
  });
});

for (const language of LANGUAGES) {
  const { locale, name } = language;
  const buttonOf = (page: Page, key: string, number = 0) =>
    page.getByRole('button', { name: word(locale, key, { number }), exact: true });

  test(`the narrow menu has no accessibility violations in ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLanguage('/', language));
    await page.getByRole('banner').locator('summary').click();
    await expectAccessible(page, language);
  });

  test(`an open submenu has no accessibility violations in ${name}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    await page.locator('header a[href$="/citizenship"]').first().hover();
    await expect(page.locator(`header a[href$="${COUNTRY.path}"]`).first()).toBeVisible();
    await expectAccessible(page, language);
  });

  test(`the enlarged picture has no accessibility violations in ${name}`, async ({ page }) => {
    await page.goto(inLanguage(PORTRAYED.path, language));
    const name = word(language.locale, 'ui.enlargePicture', { number: 1 });
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, language, 'main');
  });

  test(`the second tab has no accessibility violations in ${name}`, async ({ page }) => {
    await page.goto(`${inLanguage(TWO_TRACKS.path, language)}#birth`);
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, language, 'main');
  });

  test(`opened requirements and the used carousel have no accessibility violations in ${name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/us-green-card', language));
    const show = page.getByRole('button', { name: word(locale, 'ui.showRequirements') });
    for (const button of await show.all()) await button.click();
    await expect(page.locator('#programs ul ul > li:visible')).not.toHaveCount(0);
    await expectAccessible(page, language, 'main');
    await page.goto(inLanguage(PROJECT.path, language));
    await page.locator('[data-island]').hover();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
    await expectAccessible(page, language, 'main');
  });

  test(`the submitted form has no accessibility violations in ${name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    for (const field of ['firstName', 'lastName', 'message'])
      await page.locator(`[name=${field}]`).fill('Wei');
    await page.locator('[name=email]').fill('wei@example.org');
    await buttonOf(page, 'contact.form.submitByEmail').click();
    await expect(page.getByText(word(locale, 'contact.form.notSentTitle'))).toBeVisible();
    await expectAccessible(page, language, 'main');
  });
}
