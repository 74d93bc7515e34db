import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { COUNTRY, inLanguage, LANGUAGES, PROJECT, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Left edges or tops of elements, whole pixels, each once. */
const edges = (locator: Locator, edge: 'left' | 'top') =>
  locator.evaluateAll(
    (elements, side) => [
      ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side]))),
    ],
    edge,
  );

test('cards beside each other share their lines, and their figures stay whole', async ({
  page,
}) => {
  await at(page, 1440);
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/citizenship', language));
    const cards = page.locator('.cards > .program-card');
    const rows = (await edges(cards, 'top')).length;
    for (const part of ['h3', '> p', '.card-figures', '.card-figures > :last-child', '.button'])
      expect
        .soft((await edges(cards.locator(part), 'top')).length, `${language.name}: ${part}`)
        .toBe(rows);
    const broken = await cards
      .locator('.card-figures dd')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.clientHeight > 1.5 * parseLine(figure))
          .map(({ textContent }) => textContent),
      );
    expect.soft(broken).toEqual([]);
  }
});
