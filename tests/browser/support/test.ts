import { test as base, expect } from '@playwright/test';

interface SiteFixtures {
  /** Errors that a test provokes on purpose: text that may stand in the console. */
  readonly allowedErrors: RegExp | undefined;
  /** Whether the other language is offered, as at a first visit: the line lies over the page. */
  readonly isFirstVisit: boolean;
}

/**
 * A browser on the built site. Whatever the console calls an error fails the test; so does what
 * the security policy forbids, and a request to anyone else.
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
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await use(page);
    expect(errors.filter((text) => !allowedErrors?.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
  },
});

/** What a press on the line's button leaves behind. */
function declineOffer() {
  try {
    localStorage.setItem('language-offer', '');
  } catch {
    // A page of no origin has no storage.
  }
}

export { expect };
