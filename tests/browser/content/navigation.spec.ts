import { parsedPage } from '../support/builtPage.ts';
import { inLanguage, LANGUAGES, SITE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

/** Every entry with its subpages, as path and label key. */
const ENTRIES = SITE.navigation.flatMap(({ path, children }, index) => [
  { path, key: `nav.entries.${index}.label` },
  ...children.map((child, at) => ({
    path: child.path,
    key: `nav.entries.${index}.children.${at}.label`,
  })),
]);

for (const language of LANGUAGES) {
  test(`the bar lists every entry in order as soon as they fit in ${language.name}`, async ({
    page,
  }) => {
    await page.goto(inLanguage('/', language));
    const name = word(language.locale, 'ui.mainNavigation');
    const links = page.getByRole('navigation', { name }).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(ENTRIES.map(({ path }) => inLanguage(path, language)));
    await expect(links).toHaveText(ENTRIES.map(({ key }) => word(language.locale, key)));
    const menu = page.getByRole('banner').locator('summary');
    const bar = page.getByRole('banner');
    const entry = bar.getByRole('link', { name: word(language.locale, 'nav.entries.0.label') });
    for (const width of [640, 960, 1100, 1240, 1241, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = await menu.isHidden();
      if (width >= 1440) expect(isWide, `${width}`).toBe(true);
      await expect(entry.first()).toBeVisible({ visible: isWide });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test('the bar marks the section of a project or person', () => {
  const markedOn = (path: string) =>
    parsedPage(path)
      .querySelectorAll('.bar-wide .menu > li > [data-inside]')
      .map((link) => link.getAttribute('href'));
  const sections = SITE.navigation.map(({ path }) => path);
  for (const { path, program } of SITE.projects)
    expect(markedOn(path), path).toEqual(sections.filter((to) => program.startsWith(`${to}/`)));
  for (const { path } of SITE.team) expect(markedOn(path), path).toEqual(['/about']);
});
