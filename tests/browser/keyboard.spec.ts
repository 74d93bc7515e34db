import type { Page } from '@playwright/test';
import { scrollThrough } from './support/geometry.ts';
import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Smooth scrolling to the focused element would still be in progress when it is checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** More tab stops than any page has. */
const ENOUGH = 400;

/** The focused element: its position in the page, and its problems. */
const readStop = (page: Page) =>
  page.evaluate(async () => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    const isMet = () => {
      // A link in a sentence may wrap, so its first line is used.
      const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
      // The centre of its visible part.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      return stop.contains(document.elementFromPoint(x, y));
    };
    // Tables scroll, and submenus close, with a delay.
    if (!isMet()) await new Promise((resolve) => setTimeout(resolve, 500));
    const problems = [
      stop.matches(':focus-visible') ? '' : 'is not shown as focused',
      outlineStyle === 'solid' && outlineWidth === '3px' ? '' : 'has no ring',
      isMet() ? '' : 'is covered or out of sight',
    ].filter(Boolean);
    const name = stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 60) ?? '';
    const place = [...document.querySelectorAll('*')].indexOf(stop);
    return { place, name, problems, isInFoot: stop.closest('footer') !== null };
  });

type Stop = NonNullable<Awaited<ReturnType<typeof readStop>>>;

/** Presses Tab until the focus leaves the page, returns to its top, or reaches the footer. */
async function walk(page: Page, isToFoot: boolean) {
  const stops: Stop[] = [];
  while (stops.length < ENOUGH) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (!stop || stop.place === stops[0]?.place) break;
    stops.push(stop);
    if (isToFoot && stop.isInFoot) break;
  }
  return stops;
}

/** Shortens the lists and tables of a page, whose items are alike, outside islands, which own theirs. */
const shortenLists = (page: Page) =>
  page.evaluate(() => {
    for (const item of document.querySelectorAll('main :is(ul, ol, tbody) > :nth-child(n + 4)'))
      if (!item.closest('[data-island]')) item.remove();
  });

const [english, chinese] = LANGUAGES;

// Tab stops depend on the width, not on the language.
for (const [width, language] of [
  [390, chinese],
  [1440, english],
] as const) {
  test(`Tab reaches everything on every kind of page at ${width} px in ${language.name}`, async ({
    page,
  }) => {
    test.slow();
    const skip = word(language.locale, 'ui.skipToContent');
    await page.setViewportSize({ width, height: 800 });
    for (const [index, path] of KINDS.entries()) {
      await page.goto(inLanguage(path, language));
      await scrollThrough(page);
      await shortenLists(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const isWhole = index === 0;
      const stops: Stop[] = [];
      if (!isWhole) {
        // Header and footer are the same on all pages, so they are only checked on the first.
        await page.keyboard.press('Tab');
        stops.push(...[await readStop(page)].filter((stop) => stop !== null));
        expect(stops[0]?.name, path).toBe(skip);
        await page.keyboard.press('Enter');
      }
      stops.push(...(await walk(page, !isWhole)));
      expect(stops[0]?.name, path).toBe(skip);
      if (isWhole) expect(stops.at(-1)?.name, path).toContain('@');
      else expect(stops.at(-1)?.isInFoot, path).toBe(true);
      const places = stops.map(({ place }) => place);
      expect(places, path).toEqual(places.toSorted((a, b) => a - b));
      const wrong = stops.filter(({ problems }) => problems.length > 0);
      expect(wrong, path).toEqual([]);
    }
  });
}

test('sends a message with the keyboard only', async ({ page }) => {
  await page.goto('/contact');
  await scrollThrough(page);
  await page.locator('main').focus();
  for (const text of ['Wei', 'Chen', 'wei@example.org', '', '一家三口 / a family of three']) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status');
  await expect(outcome).toContainText(word('en', 'contact.form.notSentTitle'));
  await expect(outcome).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(outcome.getByRole('link').first()).toBeFocused();
});

test('Escape closes a submenu until pointer or focus return to its entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/');
  const entry = page.locator('.bar-wide .menu > li:has(.submenu)').first();
  const submenu = entry.locator('.submenu');
  const link = entry.getByRole('link').first();
  await link.focus();
  await link.hover();
  await expect(submenu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(submenu).toBeHidden();
  await page.mouse.move(720, 700);
  await expect(link).toBeFocused();
  await expect(submenu).toBeHidden();
  await link.hover();
  await expect(submenu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(submenu).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(submenu).toBeVisible();
});
