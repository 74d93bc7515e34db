import { readdirSync, readFileSync } from 'node:fs';
import { routeChunks } from './support/chunks.ts';
import { openGallery } from './support/gallery.ts';
import { boxOf } from './support/geometry.ts';
import { useOlderEngine } from './support/olderEngine.ts';
import { inLanguage, LANGUAGES, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const ASSETS = 'dist/client/assets';

const built = (ending: string) =>
  readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(`${ASSETS}/${file}`, 'utf8') }));

test('no sheet uses syntax for which older browsers drop it', () => {
  const sheets = built('.css');
  expect(sheets.length).toBeGreaterThan(5);
  for (const { file, text } of sheets) {
    expect(text, file).not.toContain('@layer');
    expect(text, file).not.toMatch(/\((?:width|height)\s*[<>=]/);
    expect(text, file).not.toMatch(/[{;}]&/);
  }
});

test('no script calls an API that its target browsers lack', () => {
  const younger =
    /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isSubsetOf|aria[A-Z]\w*)\b|\b(?:Object|Map)\.groupBy|Object\.hasOwn\b|withResolvers|URL\.canParse|AbortSignal\.(?:timeout|any)\(/;
  const scripts = built('.js');
  expect(scripts.length).toBeGreaterThan(10);
  // Excludes Radix, whose own dictionary class has methods of these names.
  for (const { file, text } of scripts)
    if (!text.includes('OrderedDict.toSorted')) expect(text, file).not.toMatch(younger);
});

test.describe('in an older engine', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.beforeEach(async ({ page }) => useOlderEngine(page));

  test('lists of requirements open on a click', async ({ page }) => {
    await page.goto('/us-green-card');
    const card = page.locator('#programs > ul > li').first();
    const item = card.locator('ul > li').first();
    await expect(item).toBeHidden();
    await card.getByRole('button').click();
    await expect(item).toBeVisible();
  });

  test('the button of a card is below its text', async ({ page }) => {
    for (const path of ['/', '/us-green-card', '/about']) {
      await page.goto(path);
      for (const card of await page.locator('.card').all()) {
        const heading = card.locator('h3').first();
        const button = card.locator('> .button');
        expect((await boxOf(button)).y).toBeGreaterThan((await boxOf(heading)).y);
      }
    }
  });

  test('only one of two tracks is shown', async ({ page }) => {
    await page.goto(TWO_TRACKS.path);
    const business = page.locator('#business');
    const birth = page.locator('#birth');
    await expect(birth).toBeHidden();
    await page.getByRole('tab').nth(1).click();
    await expect(birth).toBeVisible();
    await expect(business).toBeHidden();
  });

  test('the register filters and compares, and updates the URL', async ({ page }) => {
    await page.goto('/compare');
    const rows = page.locator('#register tbody tr:visible');
    const all = await rows.count();
    await page.locator('[name=goal][value=citizenship]').check();
    await expect(page).toHaveURL(/\?goal=citizenship$/);
    expect(await rows.count()).toBeLessThan(all);
    await page.locator('[name=goal][value=""]').check();
    await expect(page).toHaveURL(/compare$/);
    const boxes = page.locator('.put-beside input:visible');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(page.locator('#side-by-side')).toBeVisible();
  });

  test('a search finds results', async ({ page }) => {
    for (const path of ['/search?q=the', '/zh/search?q=的']) {
      await page.goto(path);
      await expect(page.locator('.search-results li').first()).toBeVisible();
    }
  });

  test('the contact form marks missing fields, with names in the order of each language', async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      await page.goto(inLanguage('/contact', language));
      await page.locator('#form').getByRole('button').click();
      const names = page.locator('#form input[autocomplete$="-name"]');
      await expect(names.first()).toHaveAttribute('aria-invalid', 'true');
      const order = await names.evaluateAll((fields) =>
        fields.map((field) => field.getAttribute('autocomplete')),
      );
      const western = ['given-name', 'family-name'];
      expect(order).toEqual(language.locale === 'zh' ? western.toReversed() : western);
    }
  });

  test('a picture can be enlarged', async ({ page }) => {
    const { enlarge, expectEnlarged } = await openGallery(page);
    await enlarge(1).click();
    await expectEnlarged(1);
  });

  test('the skip link is visible on focus', async ({ page }) => {
    await page.goto('/about');
    const link = page.locator('.skip-link');
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeInViewport();
  });

  test.describe('without the scripts of islands', () => {
    test.use({ allowedErrors: /Failed to (?:load|fetch)|net::ERR|TypeError/ });

    test('a list that failed to load can be retried', async ({ page }) => {
      const again = await routeChunks(page, '/us-green-card', (route) => route.abort());
      await page.goto('/us-green-card');
      await page.locator('.accordion-trigger').first().hover();
      const alert = page.getByRole('alert');
      await expect(alert).toBeVisible();
      await again();
      await alert.getByRole('button').click();
      await expect(alert).toHaveCount(0);
    });
  });
});

test('a browser without word segmentation says that the search failed', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
  await page.goto('/zh/search?q=户口');
  await expect(page.getByRole('status')).toHaveText(word('zh', 'ui.searchFailed'));
  await expect(page.locator('#all-pages a').first()).toBeVisible();
});
