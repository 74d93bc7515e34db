import { groupByStyleSheets, openCombined } from './support/combinedPages.ts';
import { inLanguage, LANGUAGES, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/** Texts of a page that may wrap. */
const TEXTS =
  'main :is(p, h1, h2, h3, dd, figcaption, .points li, .button, .figure-sources a, .portraits a),' +
  '.footer-legal p';

test('no Chinese line starts with closing punctuation or in the middle of 至少3年, and no last line is a single character', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const widths = [320, 390, 768, 1440];
  for (const addresses of groupByStyleSheets(ROUTES.map((path) => inLanguage(path, CHINESE)))) {
    await openCombined(page, addresses);
    // Reverses the order, so that the next group needs no resize.
    for (const width of widths.reverse()) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.locator(TEXTS).evaluateAll((elements) => {
        const range = document.createRange();
        return elements.flatMap((element) => {
          range.selectNodeContents(element);
          const boxes = [...range.getClientRects()];
          // Text on a single line never moves back to the left.
          if (boxes.every(({ left }, index) => left >= (boxes[index - 1]?.right ?? 0) - 4))
            return [];
          const lines = [''];
          let end = 0;
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            const text = node.textContent ?? '';
            range.selectNodeContents(node);
            const isWhole = range.getClientRects().length < 2;
            for (const [index, piece] of (isWhole ? [text] : [...text]).entries()) {
              range.setStart(node, index);
              range.setEnd(node, index + piece.length);
              const { left, right, width } = range.getBoundingClientRect();
              if (width === 0) continue;
              // Fonts differ in height, so a new line is recognized by its text moving back to the left.
              if (left < end - 4) lines.push('');
              end = right;
              lines.push((lines.pop() ?? '') + piece);
            }
          }
          const isLonely =
            lines.length > 1 && !/[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(lines.at(-1) ?? '');
          const isTorn = lines.some((line) => /^[，。；：、？！）》”·・]/.test(line));
          // Chromium indents a line that starts with a figure after a Chinese word; long ones may.
          const isIndented = [...element.querySelectorAll('.unbroken:not([lang])')].some((unit) => {
            const before = unit.previousSibling;
            if (!(before instanceof Text) || !/(?:至少|超过|等值|满)$/.test(before.data))
              return false;
            if (unit.textContent.length > 7) return false;
            range.setStart(before, before.length - 1);
            range.setEnd(before, before.length);
            return unit.getBoundingClientRect().left < range.getBoundingClientRect().left;
          });
          const place = element.closest('main')?.dataset.page;
          return isLonely || isTorn || isIndented
            ? [`${place ?? 'the foot'}: ${element.textContent}`]
            : [];
        });
      });
      expect(faults, `${addresses[0]} at ${width} px`).toEqual([]);
    }
  }
});
