import type { Page } from '@playwright/test';
import { catalogues } from '../support/content.ts';
import { boxOf } from './support/geometry.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Smooth scrolling to the focused element would still be in progress when it is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PHONE = { width: 390, height: 844 };

/** Programmes with one of the given answers for parents. */
const withParents = (...answers: readonly string[]) =>
  SITE.programs.filter(({ topics }) =>
    topics.family?.members.some(({ who, answer }) => who === 'parents' && answers.includes(answer)),
  );

const PARENTS = [
  { choice: 'withParentsTogether', fitting: withParents('yes') },
  { choice: 'withParents', fitting: withParents('yes', 'conditions') },
];

const CONDITIONS = [
  {
    choice: 'noDays',
    fitting: SITE.programs.filter(({ figures }) =>
      figures.some(({ name, value, upTo }) => name === 'daysPerYear' && value === 0 && !upTo),
    ),
  },
  {
    choice: 'noTest',
    fitting: SITE.programs.filter(({ topics }) => topics.languageTest === 'none'),
  },
];

/** A firm may leave their words empty. */
const OFFERED = CONDITIONS.filter(({ choice }) => catalogues.en[`compare.filters.${choice}`]);

async function choosesByCheckbox(page: Page) {
  await page.goto('/compare');
  for (const { choice, fitting } of [...PARENTS, ...OFFERED]) {
    const box = page.getByLabel(word('en', `compare.filters.${choice}`));
    await box.check();
    const rows = page.locator('#register tbody tr:visible');
    await expect(rows).toHaveCount(fitting.length);
    await box.uncheck();
  }
  expect(PARENTS[0]?.fitting.length).not.toBe(PARENTS[1]?.fitting.length);
}

test('filters find parents in the same application or on conditions, no days and no language test', ({
  page,
}) => choosesByCheckbox(page));

test('says what to do when no programme is left', async ({ page }) => {
  test.skip(!catalogues.en['ui.registerNone'] || OFFERED.length === 0);
  await page.route('/compare', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // Whatever the content, no programme meets a condition.
    const body = html.replaceAll(/data-condition="[^"]*"/g, 'data-condition=""');
    await route.fulfill({ response, body });
  });
  await page.goto('/compare');
  const count = page.locator('.register-count');
  const none = word('en', 'ui.registerNone');
  await expect(count).not.toBeEmpty();
  await expect(count).not.toContainText(none);
  await page.locator('.filters [name="condition"]').first().check();
  await expect(page.locator('#register tbody tr:visible')).toHaveCount(0);
  await expect(count).toContainText(none);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters find the same', ({ page }) => choosesByCheckbox(page));

  for (const language of LANGUAGES)
    test(`a note on transferring money is below the filters in ${language.name}`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/compare', language));
      const note = page.getByText(word(language.locale, 'compare.money'));
      await expect(note).toBeVisible();
      const { moneyGuide } = SITE.screens.compare;
      const way = inLanguage(moneyGuide ?? '', language);
      await expect(note.locator(`a[href="${way}"]`)).toHaveCount(moneyGuide ? 1 : 0);
      const filters = page.locator('.filters');
      const table = page.locator('#register');
      expect((await boxOf(note)).y).toBeGreaterThan((await boxOf(filters)).y);
      expect((await boxOf(note)).y).toBeLessThan((await boxOf(table)).y);
    });
});

for (const language of LANGUAGES) {
  test(`on a phone the number of results stays in view while filtering, and cells show their column label, hidden from screen readers, in ${language.name}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(inLanguage('/compare', language));
    const count = page.locator('.register-count');
    const controls = page.locator('.filters input');
    for (const control of await controls.all()) {
      await control.focus();
      await expect(control).toBeInViewport({ ratio: 1 });
      await expect(count).toBeInViewport({ ratio: 1 });
      const { y } = await boxOf(count);
      const { height, y: top } = await boxOf(control);
      expect(top + height).toBeLessThanOrEqual(y);
    }

    const heads = await page.locator('#register thead th').allTextContents();
    const row = page.locator('#register tbody tr').first();
    const drawn = await row.locator('td').evaluateAll((cells) =>
      cells.map((cell) => ({
        label: cell.dataset.label,
        content: getComputedStyle(cell, '::before').content,
      })),
    );
    expect(drawn.map(({ label }) => label)).toEqual(heads.slice(1));
    for (const { label, content } of drawn) expect(content).toBe(`"${label}" / ""`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await row
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(new Set(wide)).toEqual(new Set(['none']));
  });
}
