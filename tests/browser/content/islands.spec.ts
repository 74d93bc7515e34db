import type { Page, Request } from '@playwright/test';
import { scrollThrough } from '../support/geometry.ts';
import { ISLANDS, KINDS } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const WITH_ISLANDS: readonly string[] = Object.values(ISLANDS);
const WITHOUT_ISLANDS = KINDS.filter((path) => !WITH_ISLANDS.includes(path));

/** Empty if the page has been left: its scripts cannot be read any more. */
const contentOf = (request: Request) =>
  request.response().then(
    (response) => response?.text().catch(() => '') ?? '',
    () => '',
  );

/** Scripts requested by a page since the start of the visit, with their contents. */
function collectScripts(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') scripts.length = 0;
    if (request.resourceType() === 'script') scripts.push(contentOf(request));
  });
  const count = async (mark: string) =>
    (await Promise.all(scripts)).filter((text) => text.includes(mark)).length;
  return {
    all: () => scripts.length,
    /** Recognized by the URL in react-dom's errors, which no other module contains. */
    react: () => count('https://react.dev/errors/'),
    /** The metrics load when the page is idle, which a busy machine can delay. */
    measured: () =>
      expect.poll(() => count('largest-contentful-paint'), { timeout: 30_000 }).toBe(1),
  };
}

/** Waits for a frame, so that intersection observers have run. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a page without islands loads only the entry script, and finally the metrics', async ({
  page,
}) => {
  test.slow();
  const scripts = collectScripts(page);
  for (const path of WITHOUT_ISLANDS) {
    await page.goto(path);
    await scripts.measured();
    await scrollThrough(page);
    await drawn(page);
    expect(await scripts.react(), path).toBe(0);
    const started = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
      const late = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime > loaded);
      return late.length;
    });
    expect(started, `${path}: scripts after the load event`).toBe(1);
    // The entry, the rosette transition, the metrics; and the script of a form, if any.
    const helped = await page.locator('form:is([data-register], [data-search])').count();
    expect(scripts.all(), path).toBeLessThanOrEqual(3 + helped);
  }
});

test('React is not fetched before an interaction with an island', async ({ page }) => {
  const scripts = collectScripts(page);
  for (const path of WITH_ISLANDS) {
    await page.goto(path);
    await scripts.measured();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await drawn(page);
    expect(await scripts.react(), path).toBe(0);
    const island = page.locator('[data-island]').first();
    await island.hover();
    await expect.poll(scripts.react, path).toBeGreaterThan(0);
    await expect(island).toHaveAttribute('data-live', '');
  }
});

test('an island also starts on keyboard focus', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/us-green-card');
  await scripts.measured();
  const button = page.getByRole('button', { name: word('en', 'ui.showRequirements') });
  await button.last().focus();
  await expect.poll(scripts.react).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(button.last()).toHaveAttribute('aria-expanded', 'true');
});
