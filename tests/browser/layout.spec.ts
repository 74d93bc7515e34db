import type { Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { expectStill, recordShifts } from './support/layoutShifts.ts';
import { type LetterSizes, letterSizes } from './support/letterSizes.ts';
import { sideways, spilling, tornSentences, tornWords } from './support/overflow.ts';
import { COUNTRY, inLanguage, KINDS, LANGUAGES, SITE } from './support/pages.ts';
import { ACTIONS, CALLS, tooSmall } from './support/targets.ts';
import { expect, test } from './support/test.ts';

const DESKTOP = 1440;
const PHONE = 390;
const TABLET = 768;

/** From a desktop to the smallest phone; 720 is a window of 1440 px zoomed to 200 %. */
const WIDTHS = [DESKTOP, TABLET, 720, PHONE, 320];

/** Of the site, so available everywhere, and as narrow as the text of phones. */
const NARROW_FACE = '"Latin headings"';

const [english, chinese] = LANGUAGES;

// What a page loads is the same in both languages, so one is loaded on a desktop and one on a phone.
// Line breaks differ, which matters only on a phone, or with large letters.
for (const [language, widths] of [
  [english, WIDTHS],
  [chinese, [PHONE, 320, DESKTOP]],
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
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(address);
      await expectStill(page, address);
      expect.soft((await boxOf(page.locator('body > header'))).y, address).toBe(0);
      for (const width of widths) {
        const place = `${address} at ${width} px`;
        await page.setViewportSize({ width, height: 800 });
        await expectNarrow(page, place);
        expect.soft(await tornWords(page, 'main'), place).toEqual([]);
        if (width !== PHONE && width !== DESKTOP) continue;
        const actions = width === PHONE ? `${ACTIONS}, ${CALLS}` : ACTIONS;
        await page.evaluate(setFace, NARROW_FACE);
        for (const target of await tooSmall(page, actions))
          small.set(target, small.get(target) ?? place);
        await page.evaluate(setFace, '');
        expect.soft(await tornSentences(page), place).toEqual([]);
        if (width === DESKTOP) await expectRoomForLargeLetters(page, letters, address);
      }
      if (language === english) await expectRoomForLongWords(page, address);
    }
    // Targets on every page are reported only for the first one.
    expect([...small].map(([target, place]) => `${place} ${target}`)).toEqual([]);
  });
}

async function expectNarrow(page: Page, place: string) {
  expect.soft(await sideways(page), place).toBe(0);
}

/** Doubles the size of letters, at which the menu should replace the bar. */
async function expectRoomForLargeLetters(page: Page, letters: LetterSizes, address: string) {
  await letters.set(32);
  for (const width of [DESKTOP, TABLET, 320]) {
    const place = `${address} at ${width} px, letters twice as large`;
    await page.setViewportSize({ width, height: 800 });
    await expectNarrow(page, place);
    expect.soft(await page.evaluate(enlarged), place).toEqual({ letters: true, menu: true });
    expect.soft(await tornWords(page, '.bar-home'), place).toEqual([]);
    if (width > 320) expect.soft(await spilling(page), place).toEqual([]);
  }
  await letters.set(16);
}

async function expectRoomForLongWords(page: Page, address: string) {
  await page.locator('main p:not([aria-hidden])').evaluateAll((all) => {
    for (const one of all) one.append(` https://example.gov/?${'page=more&'.repeat(10)}`);
  });
  await expectNarrow(page, `${address}, a long address in each paragraph`);
}

/** Runs in the page: the face of all text, or the site's own. */
function setFace(face: string) {
  document.documentElement.style.setProperty('--font-text', face);
}

/** Runs in the page: whether letters are large, and the menu replaces the bar. */
const enlarged = () => ({
  letters: Number.parseFloat(getComputedStyle(document.body).fontSize) >= 30,
  menu: document.querySelector('header summary')?.checkVisibility() ?? false,
});

test('the words of the filters are whole on a phone, with letters of any size', async ({
  page,
}) => {
  const letters = await letterSizes(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(inLanguage(SITE.screens.compare.path, chinese));
  const amounts = page.locator('.filters label:has([name="budget"])');
  const heights = await amounts.evaluateAll((all) => all.map((label) => label.clientHeight));
  expect(new Set(heights).size, 'each amount is on one line').toBe(1);
  await page.goto(SITE.screens.compare.path);
  expect(await tornWords(page, '.filters')).toEqual([]);
  await letters.set(32);
  expect(await page.evaluate(enlarged)).toMatchObject({ letters: true });
  expect(await tornWords(page, '.filters')).toEqual([]);
});

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

test('a long firm name makes the bar higher, and leaves the logo its size', async ({ page }) => {
  await page.goto('/');
  const name = page.locator('.bar-name');
  await name.evaluate((element) => {
    element.textContent = 'Meridian Harbor & Partners Immigration and Citizenship Law Group PLLC';
  });
  for (const width of [DESKTOP, 1152, PHONE, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const [bar, text] = [await boxOf(page.locator('.bar')), await boxOf(name)];
    expect(text.y, `${width} px`).toBeGreaterThanOrEqual(bar.y);
    expect(text.bottom, `${width} px`).toBeLessThanOrEqual(bar.bottom);
    expect((await boxOf(page.locator('.bar .logo'))).width, `${width} px`).toBe(60);
    expect(await sideways(page), `${width} px`).toBe(0);
  }
});

test('a name of two words is on one line on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const name = page.locator('.bar-name');
  await name.evaluate((element) => {
    element.textContent = 'Meridian Harbor';
  });
  expect((await boxOf(name)).height).toBeLessThan(30);
});

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
