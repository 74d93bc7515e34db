import type { Locator, Page } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { openCombined } from './support/combinedPages.ts';
import { inLanguage, KINDS, LANGUAGES, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

type Color = readonly [red: number, green: number, blue: number];

/** All pages but profiles have a hero. */
const HEROES = ROUTES.filter((path) => !path.startsWith('/team/'));

/** Text on top of a hero's background and curves. */
const TEXTS = 'h1, .hero-subtitle, .breadcrumbs li';

interface Line {
  /** In the page. */
  readonly area: Region;
  readonly color: Color;
}

/** Hides the texts of all heroes, and returns the lines of each, with their colours. */
const linesOf = (heroes: Locator): Promise<Line[][]> =>
  heroes.evaluateAll((roots, texts) => {
    const found = roots.map((root) =>
      [...root.querySelectorAll(texts)].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(element).color.match(/[\d.]+/g) ?? []
        ).map((part) => Math.round(Number(part)));
        return lines.map(({ x, y, width, height }) => ({
          area: {
            left: Math.floor(x + scrollX),
            top: Math.floor(y + scrollY),
            width: Math.ceil(width),
            height: Math.ceil(height),
          },
          color: [red, green, blue] as const,
        }));
      }),
    );
    for (const text of document.querySelectorAll<HTMLElement>('.hero-text'))
      text.style.setProperty('visibility', 'hidden');
    return found;
  }, TEXTS);

/** The bounding box of all areas. */
function around(areas: readonly Region[]) {
  const x = Math.min(...areas.map(({ left }) => left));
  const y = Math.min(...areas.map(({ top }) => top));
  const right = Math.max(...areas.map(({ left, width }) => left + width));
  const bottom = Math.max(...areas.map(({ top, height }) => top + height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Linear value of each colour component, precomputed for millions of pixels. */
const LIGHT = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance (WCAG 2.2). */
const luminance = (red = 0, green = 0, blue = 0): number =>
  0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The colours of a picture, three bytes for each pixel. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number };
}

/** The lowest contrast between a colour and any pixel of an area. */
function worstContrast({ data, info }: Pixels, area: Region, color: Color): number {
  const text = luminance(...color);
  let worst = Number.POSITIVE_INFINITY;
  for (let row = area.top; row < area.top + area.height; row += 1) {
    const start = 3 * (row * info.width + area.left);
    for (let at = start; at < start + 3 * area.width; at += 3) {
      const pixel = luminance(data[at], data[at + 1], data[at + 2]);
      worst = Math.min(worst, contrast(text, pixel));
    }
  }
  return worst;
}

/** Heroes on one screenshot: each takes time, and a browser cannot draw all on one. */
const AT_ONCE = 10;

/** The lowest contrast between the text and the background of each hero. */
async function worstOfEach(page: Page, heroes: Locator): Promise<number[]> {
  const texts = await linesOf(heroes);
  const worst: number[] = [];
  while (worst.length < texts.length) {
    const shown = texts.slice(worst.length, worst.length + AT_ONCE);
    const clip = around(shown.flat().map(({ area }) => area));
    const picture = await page.screenshot({ clip, fullPage: true });
    const pixels = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(pixels.info).toMatchObject({ width: clip.width, height: clip.height });
    for (const lines of shown) {
      expect(lines).not.toEqual([]);
      const ratios = lines.map(({ area, color }) => {
        const there = { ...area, left: area.left - clip.x, top: area.top - clip.y };
        return worstContrast(pixels, there, color);
      });
      worst.push(Math.min(...ratios));
    }
  }
  await page
    .locator('.hero-text')
    .evaluateAll((all) => all.map(({ style }) => style.removeProperty('visibility')));
  return worst;
}

const [english, chinese] = LANGUAGES;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// On a phone, a hero's text overlaps its curves most, and each page has its own colour; wider windows
// follow the same rule on every page. Line breaks depend on the language. All heroes are styled by the
// sheet of every page, so that they can stand below each other on one.
for (const [language, heroes, widths] of [
  [chinese, HEROES, [390]],
  [english, HEROES.filter((path) => KINDS.includes(path)), [768, 1440]],
] as const) {
  test(`hero text has enough contrast at the worst point of the guilloche, ${widths.join(' and ')} px, ${language.name}`, async ({
    page,
  }) => {
    // Many heroes take long to draw on a busy machine.
    test.setTimeout(300_000);
    const addresses = heroes.map((path) => inLanguage(path, language));
    await openCombined(page, addresses, ':is(.hero, :has(> .hero))');
    await page.locator('body > header').evaluate((bar) => bar.remove());
    const shown = page.locator('main .hero');
    await expect(shown).toHaveCount(addresses.length);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await worstOfEach(page, shown);
      for (const [index, path] of heroes.entries()) {
        const worst = found[index] ?? 0;
        const description = `${path} at ${width} px ${worst.toFixed(2)}`;
        test.info().annotations.push({ type: 'contrast', description });
        expect.soft(worst, `${path} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
