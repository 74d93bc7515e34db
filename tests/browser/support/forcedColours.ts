import type { Locator } from '@playwright/test';

/** Minimum contrast of user interface components (WCAG 2.2, 1.4.11). */
const ENOUGH = 3;

/** The property that gives an element its colour, and its pseudo-element, if any. */
interface Place {
  readonly property: string;
  readonly pseudo?: '::before' | '::after';
}

/**
 * Finds elements that do not stand out from the page's background in forced colours.
 *
 * @returns class and contrast of each
 */
export const findInvisible = (parts: Locator, { property, pseudo }: Place): Promise<string[]> =>
  parts.evaluateAll(
    (elements, { property, pseudo, enough }) => {
      const luminance = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = luminance(getComputedStyle(document.body).backgroundColor);
      return elements.flatMap((element) => {
        const style = getComputedStyle(element, pseudo);
        const colour = style.getPropertyValue(property);
        const isClear = /^rgba\(.*, 0\)$/.test(colour);
        const seen = isClear ? ground : luminance(colour);
        const contrast = (Math.max(ground, seen) + 0.05) / (Math.min(ground, seen) + 0.05);
        const side = property.replace(/-color$/, '');
        const width = style.getPropertyValue(`${side}-width`);
        const isDrawn = width === '' || Number.parseFloat(width) >= 1;
        const name = element.getAttribute('class') ?? element.localName;
        return isDrawn && contrast >= enough ? [] : [`${name}: ${contrast.toFixed(1)}`];
      });
    },
    { property, pseudo: pseudo ?? null, enough: ENOUGH },
  );
