import { inLanguage, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

/** The bar of the specification, section 2. */
const ENTRIES = [
  ['Home', '/'],
  ['US green card', '/us-green-card'],
  ['EB-1A & NIW', '/us-green-card/eb1a-niw'],
  ['EB-1C', '/us-green-card/eb1c'],
  ['EB-5', '/us-green-card/eb5'],
  ['Citizenship', '/citizenship'],
  ['Spain', '/citizenship/spain'],
  ['Belgium', '/citizenship/belgium'],
  ['France', '/citizenship/france'],
  ['Mexico', '/citizenship/mexico'],
  ['Argentina', '/citizenship/argentina'],
  ['Slovenia', '/citizenship/slovenia'],
  ['Residency programs', '/other-citizenship'],
  ['Croatia', '/other-citizenship/croatia'],
  ['Turkey', '/other-citizenship/turkey'],
  ['St. Lucia', '/citizenship/st-lucia'],
  ['Greece', '/other-citizenship/greece'],
  ['Japan', '/other-citizenship/japan'],
  ['Malta', '/other-citizenship/malta'],
  ['Other programs', '/other-programs'],
  ['Contact', '/contact'],
  ['About', '/about'],
] as const;

for (const language of LANGUAGES) {
  test(`the bar lists every entry in order in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    const name = word(language.locale, 'ui.mainNavigation');
    const links = page.getByRole('navigation', { name }).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(ENTRIES.map(([, path]) => inLanguage(path, language)));
    if (language.locale === 'en') await expect(links).toHaveText(ENTRIES.map(([label]) => label));
  });
}

for (const { language, narrowest } of [
  { language: LANGUAGES[0], narrowest: 1152 },
  { language: LANGUAGES[1], narrowest: 960 },
]) {
  test(`the entries stand in the bar as soon as they fit in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/', language));
    const menu = page.locator('summary');
    const entry = page.getByRole('banner').getByRole('link', {
      name: word(language.locale, 'nav.entries.6.label'),
    });
    for (const width of [narrowest - 1, narrowest, 1240, 1241]) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = width >= narrowest;
      await expect(menu).toBeVisible({ visible: !isWide });
      await expect(entry).toBeVisible({ visible: isWide });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
  });
}
