import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPage } from './support/builtPage.ts';
import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/** Loads the heading fonts of all kinds of page, as an earlier visit would: a font that comes too late
 * for the first view is used in the second. */
async function visitBefore(page: Page) {
  const fonts = KINDS.flatMap((path) => {
    const [sheet = ''] =
      /\/assets\/headings\/[^"]+\.css/.exec(builtPage(inLanguage(path, CHINESE))) ?? [];
    const [, font = ''] =
      /url\(([^)]+\.woff2)\)/.exec(readFileSync(`dist/client${sheet}`, 'utf8')) ?? [];
    return new URL(font, `http://x${sheet}`).pathname;
  });
  await page.evaluate(
    (fonts) => Promise.all(fonts.map((font) => fetch(font).then((a) => a.blob()))),
    fonts,
  );
}

/** Elements in the heading font. */
const HEADINGS = 'main h1, main h2, .bar-name';

test('every character of Chinese headings is rendered in the Song font', async ({ page }) => {
  test.setTimeout(180_000);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  const faces: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') faces.push(request.url());
  });
  const facesOfHeadings = await inspectHeadings(page);
  await page.goto('/zh/privacy');
  await visitBefore(page);
  faces.length = 0;
  for (const path of KINDS) {
    await page.goto(inLanguage(path, CHINESE));
    // The font includes digits and Latin letters of headings: a second font would double the size.
    expect(new Set(faces.splice(0)).size, path).toBe(1);
    const drawn = await facesOfHeadings();
    expect(
      drawn.filter(
        ({ familyName, isCustomFont }) => !isCustomFont || !familyName.includes('Noto Serif'),
      ),
      path,
    ).toEqual([]);
  }
  expect(refused).toEqual([]);
});

// A sheet that gives the headings of a page another font fails the Chinese test, too.
test('English headings are rendered in the heading font', async ({ page }) => {
  const facesOfHeadings = await inspectHeadings(page);
  await page.goto('/');
  await page.reload();
  const drawn = await facesOfHeadings();
  // Editors may use characters that the font lacks, such as Turkish letters.
  expect(drawn.some(({ isCustomFont }) => isCustomFont)).toBe(true);
});

/** Prepares to query which fonts the headings of the open page are rendered with. */
async function inspectHeadings(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  return async () => {
    const { root } = await browser.send('DOM.getDocument', { depth: -1 });
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: HEADINGS,
    });
    const faces = await Promise.all(
      nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    return faces.flatMap(({ fonts }) => fonts.filter(({ glyphCount }) => glyphCount > 0));
  };
}
