import { inLanguage, LANGUAGES, SITE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

for (const language of LANGUAGES) {
  test(`the card shows the firm's contact details in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    const card = page.locator('#information');
    await expect(card).toContainText(word(language.locale, 'site.address'));
    const { phoneUs, phoneInternational, email } = SITE.contact;
    const phones = [phoneUs, phoneInternational].flatMap((phone) =>
      phone ? `tel:${phone.replaceAll(' ', '')}` : [],
    );
    for (const href of [...phones, `mailto:${email}`])
      await expect(card.locator(`a[href="${href}"]`)).toBeVisible();
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekdays'));
    await expect(card).toContainText(word(language.locale, 'site.hoursWeekend'));
  });
}
