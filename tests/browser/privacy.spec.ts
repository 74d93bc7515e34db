import type { Page } from '@playwright/test';
import { scrollThrough } from './support/geometry.ts';
import { ISLANDS, inLanguage, LANGUAGES, PORTRAYED, SITE } from './support/pages.ts';
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

const [, chinese] = LANGUAGES;

/** Pages with scripts besides that of every page; both languages have the same. */
const { search, compare } = SITE.screens;
const SCRIPTED = [...Object.values(ISLANDS), search.path, compare.path, '/'];

test('no script sets a cookie, stores anything or violates the security policy', async ({
  page,
  context,
}) => {
  await reportViolations(page);
  for (const path of SCRIPTED) {
    await page.goto(inLanguage(path, chinese));
    await scrollThrough(page);
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
  const name = word(chinese.locale, 'ui.enlargePicture', { number: 1 });
  await page.goto(inLanguage(PORTRAYED.path, chinese));
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
