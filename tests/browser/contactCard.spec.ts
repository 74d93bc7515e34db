import { inLanguage, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

for (const language of LANGUAGES) {
  test(`the card tells how to reach the firm in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    const card = page.locator('#information');
    await expect(card).toContainText(/TX|得克萨斯/);
    for (const href of ['tel:+17135550142', 'tel:+861055500168', 'mailto:info@example.com'])
      await expect(card.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekdays'));
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekend'));
  });
}
