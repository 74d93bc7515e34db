import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { COUNTRY, inLanguage, LANGUAGES, PORTRAYED, PROJECT } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// Animated elements have no final position yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const at = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Distinct left or top edges of elements, in whole pixels. */
const edges = (locator: Locator, edge: 'left' | 'top') =>
  locator.evaluateAll(
    (elements, side) => [
      ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect()[side]))),
    ],
    edge,
  );

test('adjacent cards are aligned, and their figures do not wrap', async ({ page }) => {
  await at(page, 1440);
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/citizenship', language));
    const cards = page.locator('.cards > .program-card');
    const rows = (await edges(cards, 'top')).length;
    for (const part of ['h3', '> p', '.card-figures', '.card-figures > :last-child', '.button'])
      expect
        .soft((await edges(cards.locator(part), 'top')).length, `${language.name}: ${part}`)
        .toBe(rows);
    const figures = cards.locator('.card-figures dt + dd');
    const broken = await figures.evaluateAll((all) =>
      all
        .filter((figure) => figure.getClientRects().length !== 1 || figure.clientHeight > 30)
        .map(({ textContent }) => textContent),
    );
    expect.soft(broken, language.name).toEqual([]);
    const indented = await figures.evaluateAll((all) =>
      all
        .filter((figure) => {
          const label = figure.previousElementSibling?.getBoundingClientRect();
          const { left, top } = figure.getBoundingClientRect();
          return label && top >= label.bottom - 1 && left !== label.left;
        })
        .map(({ textContent }) => textContent),
    );
    expect.soft(indented, `${language.name}: below their label, at another edge`).toEqual([]);
    // guilloche.test.ts checks the extent of a rosette's lines.
    const rosettes = cards.locator('.guilloche');
    expect
      .soft(await edges(rosettes, 'left'), language.name)
      .toEqual(await edges(cards.locator('h3'), 'left'));
  }
});

test('items without a border keep their columns in an incomplete row', async ({ page }) => {
  await at(page, 1440);
  await page.goto('/other-programs');
  for (const list of await page.locator('.benefits').all()) {
    const items = list.locator('> li');
    const columns = await edges(items, 'left');
    const first = await items.first().evaluate((item) => item.getBoundingClientRect().top);
    const above = await items.evaluateAll(
      (all, top) => all.filter((item) => item.getBoundingClientRect().top === top).length,
      first,
    );
    expect.soft(columns.length).toBe(above);
  }
});

test('a heading of a statement is beside its first paragraph, and above it on a phone', async ({
  page,
}) => {
  await page.goto('/privacy');
  const prose = page.locator('.statement .prose');
  // The sample may have no headings any more.
  await prose.evaluate((element) => {
    element.innerHTML = '<h2>One</h2><p>First</p><h2>Two</h2><p>Second</p><p>Third</p>';
  });
  const tops = () =>
    prose
      .locator('> *')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  await at(page, 1440);
  const [one, first, two, second, third] = (await tops()).map(Math.round);
  expect([one, two]).toEqual([first, second]);
  expect(third).toBeGreaterThan(second ?? Number.NaN);
  await at(page, 390);
  expect(new Set(await tops()).size).toBe(5);
});

test("on a tablet, the icons of the home page's cards are beside the text", async ({ page }) => {
  await at(page, 768);
  await page.goto('/');
  const card = page.locator('#services .card').first();
  const mark = await boxOf(card.locator('.guilloche'));
  const text = await boxOf(card.locator('p'));
  expect(text.x).toBeGreaterThan(mark.right);
  expect(text.right).toBeGreaterThan(600);
});

test('lines of narrow columns do not break early', async ({ page }) => {
  const texts = '.timeline li > p:last-child, .card > p:last-of-type, .benefit > p';
  for (const [language, least] of [
    [LANGUAGES[0], 0],
    [LANGUAGES[1], 0.75],
  ] as const) {
    for (const path of [COUNTRY.path, '/us-green-card', '/about']) {
      await page.goto(inLanguage(path, language));
      for (const width of [390, 1440]) {
        await at(page, width);
        const short = await page.locator(texts).evaluateAll(shortLines, least);
        expect.soft(short, `${inLanguage(path, language)} at ${width} px`).toEqual([]);
      }
    }
  }
});

/**
 * Lines that end early: the next word would have fitted, or, in a text without spaces, less than the
 * given fraction of the width is used.
 */
function shortLines(elements: Element[], least: number): string[] {
  return elements.flatMap((element) => {
    const { width } = element.getBoundingClientRect();
    const words: { text: string; left: number; right: number; line: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(least ? /./gu : /\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const [box] = range.getClientRects();
        if (!box || box.width === 0) continue;
        const before = words.at(-1);
        const line = before ? before.line + Number(box.left < before.right - 4) : 0;
        words.push({ text, left: box.left, right: box.right, line });
      }
    const left = Math.min(...words.map((word) => word.left));
    return words.flatMap((word, index) => {
      const next = words[index + 1];
      if (!next || next.line === word.line) return [];
      // The last two words of an English text stay together.
      if (!least && index === words.length - 3) return [];
      if (!least && index === words.length - 2 && word.text.length + next.text.length < 16)
        return [`${next.text} alone: ${element.textContent}`];
      const taken = word.right - left;
      const isShort = least
        ? taken < least * width
        : taken + (next.right - next.left) + 8 < width - 2 && !/[-–]$/.test(word.text);
      return isShort ? [`${word.text} | ${next.text}: ${element.textContent}`] : [];
    });
  });
}

test('the parts of a profile are aligned, and a project has the bottom margin of a section', async ({
  page,
}) => {
  await page.goto(PORTRAYED.path);
  for (const width of [768, 1440]) {
    await at(page, width);
    const lefts = [
      await boxOf(page.locator('.profile img')),
      await boxOf(page.locator('#career')),
      await boxOf(page.locator('.profile-back .button')),
    ].map(({ x }) => Math.round(x));
    expect.soft(new Set(lefts).size, `${lefts} at ${width} px`).toBe(1);
    const middle = await page.locator('h1').evaluate((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      const { left, right } = text.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect.soft(middle, `the name at ${width} px`).toBeCloseTo(width / 2, 0);
  }
  await page.goto(PROJECT.path);
  const band = await boxOf(page.locator('.tinted').last());
  const notice = await boxOf(page.locator('.project-end .notice'));
  expect(notice.y - band.bottom).toBeGreaterThan(80);
});

test("labels and values in the firm's card are equally spaced", async ({ page }) => {
  await page.goto('/contact');
  for (const width of [390, 1440]) {
    await at(page, width);
    const gaps = await page.locator('.information dl > div').evaluateAll((rows) =>
      rows.map((row) => {
        const end = (part: string) => {
          const text = document.createRange();
          text.selectNodeContents(row.querySelector(part) ?? row);
          return [...text.getClientRects()];
        };
        const [label] = end('dt');
        // A link is padded to touch size, so its text is measured.
        const value = row.querySelector('dd a') ? end('dd a')[0] : end('dd')[0];
        return Math.round((value?.top ?? 0) - (label?.bottom ?? 0));
      }),
    );
    expect(Math.max(...gaps) - Math.min(...gaps), `${gaps} at ${width} px`).toBeLessThan(3);
  }
});

test('below a heading, a list of links on a phone starts as high as a text', async ({ page }) => {
  await at(page, 390);
  await page.goto('/');
  const gaps = await page.locator('.split:has(> h2)').evaluateAll((splits) =>
    splits.map((split) => {
      const text = document.createRange();
      text.selectNodeContents(split.querySelector('p, a') ?? split);
      const heading = split.querySelector('h2')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(text.getBoundingClientRect().top - heading);
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  // A link is padded to touch size.
  expect(Math.max(...gaps) - Math.min(...gaps), `${gaps}`).toBeLessThan(12);
});

test("the footer's address and hours are as far from the links as these are from each other", async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/about', language));
    for (const width of [390, 1440]) {
      await at(page, width);
      const gaps = await page.locator('.footer-contact').evaluate((contact) => {
        const lines: { top: number; bottom: number; isLink: boolean }[] = [];
        const texts = document.createTreeWalker(contact, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          const text = document.createRange();
          text.selectNodeContents(node);
          const isLink = node.parentElement?.closest('a') !== null;
          for (const { top, bottom, width } of text.getClientRects())
            if (width > 0) lines.push({ top, bottom, isLink });
        }
        return lines.flatMap((line, index) => {
          const above = lines[index - 1];
          return above && (line.isLink || above.isLink)
            ? [Math.round(line.top - above.bottom)]
            : [];
        });
      });
      expect(gaps.length).toBeGreaterThan(2);
      const where = `${language.name} at ${width} px: ${gaps}`;
      expect.soft(Math.max(...gaps) - Math.min(...gaps), where).toBeLessThan(3);
    }
  }
});

test('a dot of the map is separate, is highlighted together with its name in the list, and has the same link', async ({
  page,
}) => {
  await at(page, 1440);
  await page.goto('/');
  const entries = page.locator('.country-map li a');
  const dots = await entries.locator('.country-dot circle').evaluateAll((all) =>
    all.map((dot) => {
      const { left, top, width } = dot.getBoundingClientRect();
      return { x: left + width / 2, y: top + width / 2, width };
    }),
  );
  for (const [index, { x, y, width }] of dots.entries())
    for (const other of dots.slice(index + 1))
      expect.soft(Math.hypot(x - other.x, y - other.y), `${index}`).toBeGreaterThan(width);
  const entry = entries.nth(1);
  const dot = entry.locator('.country-dot circle');
  const shade = () => dot.evaluate((circle) => getComputedStyle(circle).stroke);
  const before = await shade();
  await entry.hover({ position: { x: 20, y: 20 } });
  expect(await shade()).not.toBe(before);
  const address = (await entry.getAttribute('href')) ?? '';
  await dot.click();
  await expect(page).toHaveURL(address);
});

test('the menu on a phone is as wide as the window, below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.locator('details[data-menu] > summary').click();
  const bar = await boxOf(page.locator('.bar'));
  const panel = await boxOf(page.locator('.bar-panel'));
  expect(panel).toMatchObject({ x: 0, right: 390 });
  expect(Math.abs(panel.y - bar.bottom)).toBeLessThan(2);
});

test.describe('in a browser with the other language', () => {
  test.use({ locale: 'en-US', isFirstVisit: true });

  test('the offer is aligned with the page and covers no line of the footer', async ({ page }) => {
    await page.goto('/zh/about');
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const offer = page.locator('.language-offer');
      await expect(offer).toBeVisible();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const first = await boxOf(offer.locator('a'));
      const last = await boxOf(offer.locator('button'));
      expect.soft(first.x).toBeGreaterThanOrEqual(20);
      expect.soft(last.right).toBeLessThanOrEqual(width - 20);
      const line = await boxOf(page.locator('.footer-legal p').last());
      expect.soft(line.bottom).toBeLessThanOrEqual((await boxOf(offer)).y);
    }
  });
});
