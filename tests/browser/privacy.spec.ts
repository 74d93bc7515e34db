import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { ISLANDS, inLanguage, KINDS, LANGUAGES, PORTRAYED, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

test.use({ isFirstVisit: true });

/** Logs violations of the content security policy as console errors, which fail the test. */
const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} forbids ${blockedURI}`);
    });
  });

const [english, chinese] = LANGUAGES;

// Both languages have the same scripts, but those of forms and islands get different words.
const { search, compare } = SITE.screens;
const HELPED = [...Object.values(ISLANDS), search.path, compare.path, '/'];

for (const [language, paths] of [
  [english, KINDS],
  [chinese, HELPED],
] as const) {
  test(`no cookie and no storage on any kind of page, and nothing breaks the security policy in ${language.name}`, async ({
    page,
    context,
  }) => {
    await reportViolations(page);
    for (const path of paths) {
      await page.goto(inLanguage(path, language));
      await readThrough(page);
      const kept = await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
        (await caches.keys()).length,
        (await navigator.serviceWorker.getRegistrations()).length,
      ]);
      expect(kept, path).toEqual([0, 0, 0, 0, 0]);
    }
    expect(await context.cookies()).toEqual([]);
    const name = word(language.locale, 'ui.enlargePicture', { number: 1 });
    await page.goto(inLanguage(PORTRAYED.path, language));
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
