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

/** Scrolls to a hero, hides its texts, and returns their colours and the position of their lines. */
const textsOf = (hero: Locator) =>
  hero.evaluate((root, texts) => {
    root.scrollIntoView({ block: 'start', behavior: 'instant' });
    return [...root.querySelectorAll(texts)].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(element).color.match(/[\d.]+/g) ?? []
      ).map((part) => Math.round(Number(part)));
      element.closest<HTMLElement>('.hero-text')?.style.setProperty('visibility', 'hidden');
      return lines.map(({ x, y, width, height }) => ({
        area: {
          left: Math.floor(x),
          top: Math.floor(y),
          width: Math.ceil(width),
          height: Math.ceil(height),
        },
        color: [red, green, blue] as const,
      }));
    });
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

/** The lowest contrast between a colour and any pixel of an area. */
async function worstContrast(picture: Buffer, area: Region, color: Color): Promise<number> {
  const data = await sharp(picture).extract(area).removeAlpha().raw().toBuffer();
  const text = luminance(...color);
  let worst = Number.POSITIVE_INFINITY;
  for (let at = 0; at + 2 < data.length; at += 3) {
    const pixel = luminance(data[at], data[at + 1], data[at + 2]);
    worst = Math.min(worst, contrast(text, pixel));
  }
  return worst;
}

/** The lowest contrast between a hero's text and its background. */
async function worstOf(page: Page, hero: Locator): Promise<number> {
  const texts = await textsOf(hero);
  expect(texts).not.toEqual([]);
  const clip = around(texts.map(({ area }) => area));
  const picture = await page.screenshot({ clip });
  await hero.locator('.hero-text').evaluate(({ style }) => style.removeProperty('visibility'));
  const ratios = await Promise.all(
    texts.map(({ area, color }) =>
      worstContrast(picture, { ...area, left: area.left - clip.x, top: area.top - clip.y }, color),
    ),
  );
  return Math.min(...ratios);
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
      for (const [index, path] of heroes.entries()) {
        const worst = await worstOf(page, shown.nth(index));
        const description = `${path} at ${width} px ${worst.toFixed(2)}`;
        test.info().annotations.push({ type: 'contrast', description });
        expect.soft(worst, `${path} at ${width} px`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
