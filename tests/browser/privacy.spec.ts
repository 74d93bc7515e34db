import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { inLanguage, KINDS, LANGUAGES, PORTRAYED } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

test.use({ isFirstVisit: true });

/** Has the console call it an error, which fails the test, when the security policy forbids something. */
const reportViolations = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`${violatedDirective} forbids ${blockedURI}`);
    });
  });

for (const language of LANGUAGES) {
  test(`no cookie and no storage on any kind of page, and nothing breaks the security policy in ${language.name}`, async ({
    page,
    context,
  }) => {
    await reportViolations(page);
    for (const path of KINDS) {
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
