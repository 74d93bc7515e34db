import { test as base, expect } from '@playwright/test';

interface SiteFixtures {
  /** Expected console errors, which a test provokes on purpose. */
  readonly allowedErrors: RegExp | undefined;
  /** Whether to show the language offer, as on a first visit; it overlays the page. */
  readonly isFirstVisit: boolean;
}

/**
 * A busy Chromium may show a page before it has read that it opts in to transitions. It then gives up the
 * transition from the page before, without which nothing is missing, and no script can catch its error.
 */
const GIVEN_UP = 'ViewTransition opt-in disabled';

/**
 * A browser on the built site. Console errors, violations of the content security policy and external
 * requests fail the test.
 */
export const test = base.extend<SiteFixtures>({
  allowedErrors: [undefined, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.SITE_ORIGIN),
  isFirstVisit: [false, { option: true }],
  page: async ({ page, baseURL, allowedErrors, isFirstVisit }, use) => {
    if (!isFirstVisit) await page.addInitScript(declineOffer);
    const errors: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!message.endsWith(GIVEN_UP)) errors.push(message);
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await use(page);
    expect(errors.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
  },
});

/** Stores that the language offer was dismissed. */
function declineOffer() {
  try {
    localStorage.setItem('language-offer', '');
  } catch {
    // A page with an opaque origin has no storage.
  }
}

export { expect };
