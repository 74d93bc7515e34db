import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { FOUNDER, KINDS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const WITH_ISLANDS = [
  '/contact',
  '/us-green-card',
  '/projects/twinlakes',
  '/other-citizenship/chile',
  FOUNDER,
];
const WITHOUT_ISLANDS = KINDS.filter((path) => !WITH_ISLANDS.includes(path));

/** Scripts that a page has fetched, with what is in them, in their order. */
function collectScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const count = async (mark: string) =>
    (await Promise.all(scripts)).filter((text) => text.includes(mark)).length;
  return {
    all: () => scripts.length,
    /** The address that react-dom's errors name; no other module has it. */
    react: () => count('https://react.dev/errors/'),
    metrics: () => count('largest-contentful-paint'),
  };
}

for (const path of WITHOUT_ISLANDS) {
  test(`${path} needs the entry alone, and the metrics after everything`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await expect.poll(scripts.metrics).toBe(1);
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await scripts.react()).toBe(0);
    const started = await page.evaluate(() => {
      const { loadEventStart } = performance.getEntriesByType('navigation')[0] ?? {};
      const late = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime > (loadEventStart ?? 0));
      return late.length;
    });
    expect(started, 'scripts after the load event').toBe(1);
    expect(scripts.all()).toBeLessThanOrEqual(3);
  });
}

for (const path of ['/projects/twinlakes', FOUNDER]) {
  test(`${path} fetches React when its pictures are near`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    const scripts = collectScripts(page);
    await page.goto(path);
    await expect.poll(scripts.metrics).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(await scripts.react()).toBe(0);
    await page.locator('[data-island]').scrollIntoViewIfNeeded();
    await expect.poll(scripts.react).toBeGreaterThan(0);
  });
}

test('an island that is only touched starts as well', async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => {};
  });
  const scripts = collectScripts(page);
  await page.goto('/us-green-card');
  await expect.poll(scripts.metrics).toBe(1);
  expect(await scripts.react()).toBe(0);
  const button = page.getByRole('button', { name: word('en', 'ui.showRequirements') });
  await button.first().click();
  await expect(button.first()).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(scripts.react).toBeGreaterThan(0);
  await button.last().focus();
  await page.keyboard.press('Enter');
  await expect(button.last()).toHaveAttribute('aria-expanded', 'true');
});
