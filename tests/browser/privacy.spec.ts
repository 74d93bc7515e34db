import { readThrough } from './support/geometry.ts';
import { FOUNDER, inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

for (const language of LANGUAGES) {
  test(`no cookie and no storage on any kind of page in ${language.name}`, async ({
    page,
    context,
  }) => {
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
  });

  test(`nothing breaks the security policy in ${language.name}`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`${violatedDirective} forbids ${blockedURI}`);
      });
    });
    for (const path of KINDS) {
      await page.goto(inLanguage(path, language));
      await readThrough(page);
    }
    const name = word(language.locale, 'ui.enlargePicture', { number: 1 });
    await page.goto(inLanguage(FOUNDER, language));
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
