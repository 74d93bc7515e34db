import { boxOf } from './support/geometry.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES)
    test(`below the filters stands what a budget does not tell, in ${language.name}`, async ({
      page,
    }) => {
      await page.goto(inLanguage('/compare', language));
      const note = page.getByText(word(language.locale, 'compare.money'));
      await expect(note).toBeVisible();
      const { moneyGuide } = SITE.screens.compare;
      const way = inLanguage(moneyGuide ?? '', language);
      await expect(note.locator(`a[href="${way}"]`)).toHaveCount(moneyGuide ? 1 : 0);
      const [filters, table] = [page.locator('.filters'), page.locator('#register')];
      expect((await boxOf(note)).y).toBeGreaterThan((await boxOf(filters)).y);
      expect((await boxOf(note)).y).toBeLessThan((await boxOf(table)).y);
    });
});
