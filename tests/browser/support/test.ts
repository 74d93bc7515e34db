import { test as base, expect } from '@playwright/test';

interface SiteFixtures {
  /** Errors that a test provokes on purpose: text that may stand in the console. */
  readonly allowedErrors: RegExp[];
}

/** A browser on the built site. Whatever the console calls an error fails the test. */
export const test = base.extend<SiteFixtures>({
  allowedErrors: [[], { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.SITE_ORIGIN),
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

export { expect };
