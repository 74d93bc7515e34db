import { test as base, expect } from '@playwright/test';

interface SiteFixtures {
  /** Errors that a test provokes on purpose: text that may stand in the console. */
  readonly allowedErrors: RegExp | undefined;
}

/**
 * A browser on the built site. Whatever the console calls an error fails the test; so does what
 * the security policy forbids, and a request to anyone else.
 */
export const test = base.extend<SiteFixtures>({
  allowedErrors: [undefined, { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.SITE_ORIGIN),
  page: async ({ page, baseURL, allowedErrors }, use) => {
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

export { expect };
