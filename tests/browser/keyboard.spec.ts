import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// A page that scrolls smoothly to what has the focus is still on its way when it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** No page has as many stops. */
const ENOUGH = 400;

/** What has the focus: its place in the page, and what is wrong with it. */
const readStop = (page: Page) =>
  page.evaluate(async () => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(stop);
    const isMet = () => {
      // A link in a sentence may begin on one line and end on the next.
      const { left, right, top, bottom } = stop.getClientRects()[0] ?? new DOMRect();
      // The middle of what the window shows of it.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      return stop.contains(document.elementFromPoint(x, y));
    };
    // A table scrolls to it, and a submenu that the focus has left closes, a moment later.
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

/** Presses Tab until the focus has left the page, is at its top again, or comes to its foot. */
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

const [english, chinese] = LANGUAGES;

// What can be reached is a matter of the width; the languages have the same stops.
for (const [width, language] of [
  [390, chinese],
  [1440, english],
] as const) {
  test(`Tab alone leads through every kind of page at ${width} px in ${language.name}`, async ({
    page,
  }) => {
    test.slow();
    const skip = word(language.locale, 'ui.skipToContent');
    await page.setViewportSize({ width, height: 800 });
    for (const [index, path] of KINDS.entries()) {
      await page.goto(inLanguage(path, language));
      await readThrough(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const isWhole = index === 0;
      const stops: Stop[] = [];
      if (!isWhole) {
        // The bar and the foot are those of the first page: others are walked from the one to the other.
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

for (const language of LANGUAGES) {
  test(`a message is written and sent by keyboard alone in ${language.name}`, async ({ page }) => {
    await page.goto(inLanguage('/contact', language));
    await readThrough(page);
    await page.locator('main').focus();
    for (const text of ['Wei', 'Chen', 'wei@example.org', '', '一家三口 / a family of three']) {
      await page.keyboard.press('Tab');
      await page.keyboard.insertText(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const outcome = page.getByRole('status');
    await expect(outcome).toContainText(word(language.locale, 'contact.form.notSentTitle'));
    await expect(outcome).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(outcome.getByRole('link').first()).toBeFocused();
  });
}
