import type { Page } from '@playwright/test';
import { findInvisible } from './support/forcedColours.ts';
import { PORTRAYED, PROJECT, RESIDENCE, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Opens a page, and waits until an island is hydrated. */
async function openLive(page: Page, path: string) {
  await page.goto(path);
  const island = page.locator('[data-island]').first();
  await island.hover();
  await expect(island).toHaveAttribute('data-live', '');
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Runs the same checks with dark and with light forced colours. */
async function inOwnColours(page: Page, ask: () => Promise<void>) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(colorScheme, ask);
  }
}

test('cards, buttons and fields have a visible edge', async ({ page }) => {
  const edges =
    '.program-card, .member, .avatar, .talk, .project, .button, .field :is(input, textarea)';
  for (const path of ['/', '/about', PROJECT.program, '/contact', '/citizenship']) {
    await page.goto(path);
    const parts = page.locator(edges);
    expect(await parts.count(), path).toBeGreaterThan(1);
    await inOwnColours(page, async () => {
      expect(await findInvisible(parts, { property: 'border-top-color' }), path).toEqual([]);
    });
  }
});

test('round buttons over pictures have a visible edge', async ({ page }) => {
  await openLive(page, PORTRAYED.path);
  const arrows = page.locator('.carousel-previous, .carousel-next');
  await inOwnColours(page, async () => {
    expect(await findInvisible(arrows, { property: 'border-top-color' })).toEqual([]);
  });
  await page.locator('.carousel-enlarge').first().click();
  const buttons = page.locator('.lightbox button');
  await expect(buttons).toHaveCount(3);
  await inOwnColours(page, async () => {
    expect(await findInvisible(buttons, { property: 'border-top-color' })).toEqual([]);
  });
});

test('logo, icons and the line of the timeline are visible', async ({ page }) => {
  for (const path of ['/contact', RESIDENCE.path]) {
    await page.goto(path);
    const logos = page.locator('.logo > g');
    await expect(logos).toHaveCount(2);
    await inOwnColours(page, async () => {
      expect(await findInvisible(page.locator('.icon'), { property: 'stroke' }), path).toEqual([]);
      expect(await findInvisible(logos, { property: 'stroke' }), path).toEqual([]);
    });
  }
  await inOwnColours(page, async () => {
    for (const drawn of ['.timeline .stamp', '.time-scale g > path'])
      expect(await findInvisible(page.locator(drawn), { property: 'stroke' }), drawn).toEqual([]);
  });
});

test('nothing is drawn behind the text of a hero', async ({ page }) => {
  await page.goto(RESIDENCE.path);
  await inOwnColours(page, async () => {
    for (const drawn of ['.hero .weave', '.guilloche-hero']) {
      await expect(page.locator(drawn)).toHaveCount(1);
      await expect(page.locator(drawn)).toBeHidden();
    }
  });
});

test('the current page, language, tab and picture are distinguishable', async ({ page }) => {
  await openLive(page, TWO_TRACKS.path);
  const underlined = { property: 'border-bottom-color' };
  const entries = page.locator('.bar-wide .menu > li > a');
  const current = page.locator('.bar-wide .menu > li > a[data-inside]');
  const tabs = page.getByRole('tab');
  await inOwnColours(page, async () => {
    expect(await findInvisible(current, underlined)).toEqual([]);
    expect(await findInvisible(entries, underlined)).toHaveLength((await entries.count()) - 1);
    const languages = page.locator('.bar > .languages a');
    const weights = languages.evaluateAll((all) =>
      all.map((link) => Number(getComputedStyle(link).fontWeight)),
    );
    expect(await weights).toEqual([600, 400]);
    expect(await findInvisible(tabs.first(), underlined)).toEqual([]);
    expect(await findInvisible(tabs.last(), underlined)).toHaveLength(1);
  });
  await openLive(page, PROJECT.path);
  const filled = { property: 'background-color', pseudo: '::before' } as const;
  const dots = page.locator('.carousel-dot');
  await inOwnColours(page, async () => {
    expect(await findInvisible(page.locator('.carousel-dot[aria-current=true]'), filled)).toEqual(
      [],
    );
    expect(await findInvisible(dots, filled)).toHaveLength((await dots.count()) - 1);
  });
});

test('the focused element has a ring', async ({ page }) => {
  await openLive(page, TWO_TRACKS.path);
  for (const part of ['.bar-home', '.breadcrumbs a', '[role=tab]', '.talk .button']) {
    await page.locator(part).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).toHaveCSS('outline-width', '3px');
    await inOwnColours(page, async () => {
      expect(await findInvisible(focused, { property: 'outline-color' }), part).toEqual([]);
    });
  }
});
