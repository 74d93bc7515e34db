/** What only keeps words together, or lets them part: it depends on the letters of a text. */
const WITHIN = 'wbr, .unbroken, .clause';

/**
 * The elements that hold texts, in the order of the page. A page whose texts carry marks has the same
 * ones, so that the number of a place means the same in both.
 */
export const textPlaces = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('*')].filter((element) => !element.matches(WITHIN));

/** The words of a place, without those of the places inside it. */
export const ownWords = (place: Element): string =>
  [...place.childNodes]
    .map((node) => {
      if (node instanceof Element && !node.matches(WITHIN)) return '';
      return node.textContent ?? '';
    })
    .join('');
