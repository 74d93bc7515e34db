import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startIslands } from '../browser/support/geometry.ts';
import { ISLANDS, SITE } from '../browser/support/pages.ts';
import { expect, test as onSite } from '../browser/support/test.ts';
import { findWholeChromium } from '../runner/chromium.ts';

/** A browser in which sites may not store anything. */
const test = onSite.extend({
  context: async ({ launchOptions, baseURL }, use) => {
    const profile = await mkdtemp(path.join(tmpdir(), 'profile-'));
    await mkdir(path.join(profile, 'Default'));
    const forbidden = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(forbidden));
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: findWholeChromium(),
      ...(baseURL && { baseURL }),
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

/** Pages with scripts besides that of every page. */
const SCRIPTED = [
  ...Object.values(ISLANDS),
  SITE.screens.search.path,
  SITE.screens.compare.path,
  '/zh',
];

test('421 every script works without storage', async ({ page }) => {
  for (const address of SCRIPTED) {
    await page.goto(address);
    const refused = await page.evaluate(() => {
      try {
        return Boolean(localStorage) && false;
      } catch {
        return true;
      }
    });
    expect(refused, 'the browser blocks storage').toBe(true);
    await startIslands(page);
    await expect(page.locator('[data-island]:not([data-live])'), address).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});
