import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { ISLANDS, KINDS } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const WITH_ISLANDS: readonly string[] = Object.values(ISLANDS);
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
    /** The metrics come when the page has nothing else to do, which a busy machine can put off. */
    measured: () =>
      expect.poll(() => count('largest-contentful-paint'), { timeout: 30_000 }).toBe(1),
  };
}

for (const path of WITHOUT_ISLANDS) {
  test(`${path} needs the entry alone, and the metrics after everything`, async ({ page }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await scripts.measured();
    await readThrough(page);
    await page.waitForLoadState('networkidle');
    expect(await scripts.react()).toBe(0);
    const started = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
      const late = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime > loaded);
      return late.length;
    });
    expect(started, 'scripts after the load event').toBe(1);
    // The entry, what carries a rosette to the next page, the metrics; and the form that a script helps.
    const helped = await page.locator('form:is([data-register], [data-search])').count();
    expect(scripts.all()).toBeLessThanOrEqual(3 + helped);
  });
}

for (const path of WITH_ISLANDS) {
  test(`${path} fetches nothing of React before somebody reaches for an island`, async ({
    page,
  }) => {
    const scripts = collectScripts(page);
    await page.goto(path);
    await scripts.measured();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await scripts.react()).toBe(0);
    await page.locator('[data-island]').first().hover();
    await expect.poll(scripts.react).toBeGreaterThan(0);
    await expect(page.locator('[data-island]').first()).toHaveAttribute('data-live', '');
  });
}

test('an island that is reached by keyboard starts as well', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/us-green-card');
  await scripts.measured();
  const button = page.getByRole('button', { name: word('en', 'ui.showRequirements') });
  await button.last().focus();
  await expect.poll(scripts.react).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(button.last()).toHaveAttribute('aria-expanded', 'true');
});
