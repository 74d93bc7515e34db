import type { Page } from '@playwright/test';
import { boxOf, scrollThrough } from './support/geometry.ts';
import { COUNTRY, inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { ACTIONS, CALLS, tooSmall } from './support/targets.ts';
import { expect, test } from './support/test.ts';

/** From a desktop to the smallest phone; 720 is a window of 1440 px zoomed to 200 %. */
const WIDTHS = [1440, 768, 720, 390, 320];

const [english, chinese] = LANGUAGES;

// What a page loads is the same in both languages, so one is loaded on a desktop and one on a phone.
// Line breaks differ, which matters only on a phone, or with large letters.
for (const [language, widths] of [
  [english, WIDTHS],
  [chinese, [390, 320, 1440]],
] as const) {
  test(`no kind of page shifts, scrolls sideways or has a small target at ${widths[0]} px in ${language.name}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const letters = await letterSizes(page);
    const small = new Map<string, string>();
    await recordShifts(page);
    for (const path of KINDS) {
      const address = inLanguage(path, language);
      const expectNarrow = async (state: string) =>
        expect.soft(await sideways(page), `${address}, ${state}`).toBe(0);

      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(address);
      await expectStill(page, address);
      expect.soft((await boxOf(page.getByRole('banner'))).y, address).toBe(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNarrow(`${width} px`);
        expect.soft(await tornWords(page, 'main'), `${address}, ${width} px`).toEqual([]);
        if (width === 390 || width === 1440) {
          const actions = width === 390 ? `${ACTIONS}, ${CALLS}` : ACTIONS;
          for (const target of await tooSmall(page, actions))
            small.set(target, small.get(target) ?? `${address} at ${width} px`);
          expect.soft(await tornSentences(page), address).toEqual([]);
        }
        if (width === 1440) {
          await letters.set(32);
          await expectNarrow('letters twice as large');
          expect
            .soft(await page.evaluate(enlarged), address)
            .toEqual({ letters: true, menu: true });
          expect.soft(await spilling(page), address).toEqual([]);
          await letters.set(16);
        }
      }
      if (language === chinese) continue;
      await page.locator('main p:not([aria-hidden])').evaluateAll((all) => {
        for (const one of all) one.append(` https://example.gov/?${'page=more&'.repeat(10)}`);
      });
      await expectNarrow('a long address in each paragraph');
    }
    // Targets on every page are reported only for the first one.
    expect([...small].map(([target, path]) => `${path} ${target}`)).toEqual([]);
  });
}

test('all figures of a strip, including ranges, fit on any desktop', async ({ page }) => {
  await page.goto(COUNTRY.path);
  const strip = page.locator('.glance dl');
  for (const figures of [ALL_FIGURES.slice(1), ALL_FIGURES]) {
    await strip.evaluate((list, texts) => {
      const [first] = list.children;
      list.replaceChildren(
        ...texts.map(([number, unit]) => {
          const cell = document.createElement('div');
          cell.innerHTML = first?.innerHTML ?? '';
          const figure = cell.querySelector('.glance-figure');
          if (figure) figure.innerHTML = `${number}<small> ${unit}</small>`;
          return cell;
        }),
      );
    }, figures);
    for (const width of [1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sideways(page), `${figures.length} at ${width} px`).toBe(0);
    }
  }
});

const ALL_FIGURES = [
  ['6–12', 'months'],
  ['500,000–800,000', 'EUR'],
  ['1–2', 'months'],
  ['183', 'days'],
  ['5', 'years'],
  ['10', 'years'],
  ['190+', ''],
] as const;

const OWN_LETTERS = {
  'set wider': 'letter-spacing: 0.12em !important; word-spacing: 0.16em !important',
  // As with a browser's minimum font size, which enlarges small letters.
  'of 24 px': 'font-size: 24px !important',
};

for (const [name, style] of Object.entries(OWN_LETTERS))
  test(`letters ${name} do not overflow the bar`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(inLanguage('/', language));
      // The content security policy forbids other sheets, but not adopted ones.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`header * { ${rules} }`);
        document.adoptedStyleSheets = [sheet];
      }, style);
      for (const width of [960, 1152, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${language.name} at ${width} px`).toBe(0);
        expect(await tornWords(page, 'header'), `${width} px`).toEqual([]);
      }
    }
  });

/** Horizontal overflow of the page, in pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Latin words that are broken across lines. */
const tornWords = (page: Page, part: 'header' | 'main') =>
  page.locator(part).evaluate((element) => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{Script=Latin}+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(word);
      }
    return torn;
  });

/** Elements that overflow their column, which a card would crop. */
const spilling = (page: Page) =>
  page
    .locator('.card, .timeline li, .portraits li')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent?.slice(0, 60)),
    );

/** State of a page with letters twice as large, where the menu should replace the bar. */
const enlarged = () => ({
  letters: Number.parseFloat(getComputedStyle(document.body).fontSize) >= 30,
  menu: document.querySelector('header summary')?.checkVisibility() ?? false,
});

/** Sets the browser's default font size. */
async function letterSizes(page: Page) {
  const session = await page.context().newCDPSession(page);
  return {
    set: (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } }),
  };
}

/** Scrolls through a page that was just opened, and expects no layout shifts. */
async function expectStill(page: Page, address: string) {
  await scrollThrough(page);
  await allShown(page);
  const shifts = await page.evaluate(() => document.documentElement.dataset.shifts);
  expect.soft(shifts, address).toBe('');
}

/** Text nodes next to elements in a flex or grid container. */
const tornSentences = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            /flex|grid/.test(getComputedStyle(element).display) &&
            [...element.children].some(({ textContent }) => textContent?.trim()) &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map(({ textContent }) => textContent),
    );

/** Waits until the fonts and pictures of the page are painted. */
const allShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    // Layout shifts are reported after their frame.
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Records layout shifts in an attribute of the page. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.shifts = '';
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = { value: 0, sources: [], ...entry.toJSON() };
          if (value > 0) dataset.shifts += `${value} ${JSON.stringify(sources)}\n`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

test('a text keeps its line breaks', async ({ page }) => {
  await page.goto('/');
  const text = page.locator('main p').first();
  const heightOf = (words: string) =>
    text.evaluate((element, words) => {
      element.textContent = words;
      return element.clientHeight;
    }, words);
  const line = await heightOf('one');
  expect(Math.round((await heightOf('one\n\ntwo')) / line)).toBe(3);
});

test('the call to action fits on one line in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const { prefix } of LANGUAGES) {
    for (const path of ['', '/about', COUNTRY.path, '/other-programs']) {
      await page.goto(prefix + path || '/');
      const button = page.locator('.button-secondary');
      expect((await boxOf(button)).height, prefix + path).toBeLessThan(56);
    }
  }
});
