import type { Page } from '@playwright/test';
import { startIslands } from '../browser/support/geometry.ts';
import { expect, test } from '../browser/support/test.ts';

/** A page that reads its fragment, to load its island and to select a tab. */
const TABS = '/other-citizenship/chile';

/** Pages that read their query: filters, the search. */
const ASKED = ['/compare', '/search'];

const HASHES = [
  '"]',
  "'",
  '%',
  '%E0%A4%A',
  '%00',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '[data-island]',
  ':has(*)',
  'birth"],script',
  '//evil.example',
  'a'.repeat(10_000),
];

const QUERIES = [
  '"><script>alert(1)</script>',
  '__proto__[x]=1',
  'constructor.prototype.x=1',
  '%00',
  '%E0%A4%A',
  'next=//evil.example',
  'lang=../../etc',
  'a='.repeat(1_000),
];

/** Opens a URL; the page must work and contain nothing from it. */
async function expectUntouched(page: Page, address: string) {
  await page.goto(address);
  await startIslands(page);
  const state = () => ({
    hasHeading: document.querySelector('h1')?.checkVisibility(),
    asleep: document.querySelectorAll('[data-island]:not([data-live])').length,
    alerts: document.querySelectorAll('[role=alert]').length,
    isPolluted: Object.hasOwn(Object.prototype, 'x'),
    injected: document.querySelectorAll('img[src="x"], main script:not([type*=json])').length,
    isRepeated: /alert\(1\)|evil\.example/.test(document.documentElement.outerHTML),
  });
  await expect
    .poll(() => page.evaluate(state), { message: address, intervals: [20, 50, 100] })
    .toEqual({
      hasHeading: true,
      asleep: 0,
      alerts: 0,
      isPolluted: false,
      injected: 0,
      isRepeated: false,
    });
}

// Each loads a page a dozen times.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`The page ran a script: ${dialog.message()}`);
  });
});

test('431 no fragment breaks a page', async ({ page }) => {
  // The query forces a reload: a new fragment alone would only scroll the page.
  for (const [visit, hash] of HASHES.entries())
    await expectUntouched(page, `${TABS}?${visit}#${hash}`);
});

for (const path of ASKED) {
  test(`432 no query breaks ${path}`, async ({ page }) => {
    for (const query of QUERIES) await expectUntouched(page, `${path}?${query}`);
  });
}

test('433 a language button keeps the fragment verbatim, and leads nowhere else', async ({
  page,
}) => {
  await page.goto('/about');
  for (const [visit, hash] of HASHES.entries()) {
    await page.evaluate((hash) => location.assign(`#${hash}`), hash);
    const written = new URL(page.url()).hash;
    const [language, path] = visit % 2 ? ['English', '/about'] : ['中文', '/zh/about'];
    await page.getByRole('link', { name: language }).first().click();
    await expect(page).toHaveURL(path + written);
  }
});

test.describe('a hostile path', () => {
  // Chromium logs the page's status.
  test.use({ allowedErrors: /status of 404|status of 400/ });

  test('434 the not-found page links to no other site', async ({ page, baseURL }) => {
    for (const path of [
      '//evil.example/',
      '/%5Cevil.example/',
      '/%2F%2Fevil.example',
      '/a/..//b/',
    ]) {
      await page.goto(`${baseURL}${path}`);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).origin).toBe(baseURL);
      await expect(page.getByRole('main')).toContainText('404');
    }
  });
});
