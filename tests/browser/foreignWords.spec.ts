import type { Page } from '@playwright/test';
import { inLanguage, LANGUAGES, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const [ENGLISH, CHINESE] = LANGUAGES;

/** Latin words that a screen reader would say with the page's Chinese voice. */
const unmarkedWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (parentElement?.closest('script, a[href^="mailto:"], [lang]:not(html)')) continue;
      found.push(...(textContent?.match(/\p{sc=Latin}*\p{Ll}{2}\p{sc=Latin}*/gu) ?? []));
    }
    return found;
  });

test('on Chinese pages a screen reader knows every foreign word', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of ROUTES) {
    await page.goto(inLanguage(path, CHINESE));
    expect(await unmarkedWords(page), path).toEqual([]);
  }
});

for (const { language, path, key, foreign } of [
  {
    language: CHINESE,
    path: '/citizenship/turkey',
    key: 'citizenship.turkey.timeline.residence.description',
    foreign: { text: 'Göç İdaresi', lang: 'tr' },
  },
  {
    language: CHINESE,
    path: '/projects/twinlakes',
    key: 'projects.twinlakes.benefits.paragraph1',
    foreign: { text: 'Visa Bulletin', lang: 'en' },
  },
  {
    language: CHINESE,
    path: '/other-citizenship/chile',
    key: 'residency.chile.business.overview.description2',
    foreign: { text: 'residencia definitiva', lang: 'es' },
  },
  {
    language: ENGLISH,
    path: '/citizenship/belgium',
    key: 'citizenship.belgium.benefits.2.description',
    foreign: { text: 'ziekenfonds', lang: 'nl' },
  },
]) {
  test(`${inLanguage(path, language)} says ${foreign.text} in ${foreign.lang}, within the text as it is written`, async ({
    page,
  }) => {
    await page.goto(inLanguage(path, language));
    const paragraph = page.getByText(word(language.locale, key), { exact: true });
    await expect(paragraph.getByText(foreign.text, { exact: true })).toHaveAttribute(
      'lang',
      foreign.lang,
    );
  });
}
