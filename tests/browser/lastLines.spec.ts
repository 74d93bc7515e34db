import { inLanguage, LANGUAGES, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const [, CHINESE] = LANGUAGES;

/** Texts of a page that take more than one line. */
const TEXTS =
  'main :is(p, h1, h2, h3, dd, figcaption, .points li, .button, .figure-sources a, .portraits a),' +
  '.footer-legal p';

test('no Chinese line begins with a closing mark, and none ends a text with one character', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const widths = [320, 360, 390, 768, 1440];
  for (const path of ROUTES) {
    await page.goto(inLanguage(path, CHINESE));
    // The next page begins with the width that this one ends with.
    for (const width of widths.reverse()) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await page.locator(TEXTS).evaluateAll((elements) =>
        elements.flatMap((element) => {
          const whole = document.createRange();
          whole.selectNodeContents(element);
          const boxes = [...whole.getClientRects()];
          // On one line nothing goes back.
          if (boxes.every(({ left }, index) => left >= (boxes[index - 1]?.right ?? 0) - 4))
            return [];
          const characters: { character: string; line: number }[] = [];
          let [line, end] = [0, 0];
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            [...(text.textContent ?? '')].forEach((character, index) => {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              const { left, right, width } = range.getBoundingClientRect();
              if (width === 0) return;
              // Faces differ in height: a line begins where the text goes back.
              if (left < end - 4) line += 1;
              end = right;
              characters.push({ character, line });
            });
          const last = characters.filter(({ line }) => line === characters.at(-1)?.line);
          const words = last.filter(({ character }) => /[\p{L}\p{N}]/u.test(character));
          const isLonely = words.length < 2 && last.length < characters.length;
          const isTorn = characters.some(
            ({ character, line }, index) =>
              line !== characters[index - 1]?.line && /[，。；：、？！）》”·・]/.test(character),
          );
          return isLonely || isTorn ? [element.textContent] : [];
        }),
      );
      expect(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});
