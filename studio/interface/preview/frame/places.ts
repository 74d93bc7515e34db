/** What only keeps words together, or lets them part: it depends on the letters of a text. */
const isWithin = ({ tagName, classList }: Element): boolean =>
  tagName === 'WBR' ||
  (tagName === 'SPAN' && (classList.contains('unbroken') || classList.contains('clause')));

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** Whether a node is a place of texts. */
export const isPlace = (node: Node): node is HTMLElement => isElement(node) && !isWithin(node);

/**
 * The elements that hold texts, in the order of the page. A page whose texts carry marks has the same
 * ones, so that the number of a place means the same in both.
 */
export const textPlaces = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('*')].filter(isPlace);

/** The words of a place, without those of the places inside it. */
export const ownWords = (place: Node): string =>
  [...place.childNodes]
    .map((node) => {
      if (isPlace(node)) return '';
      return isElement(node) ? ownWords(node) : (node.textContent ?? '');
    })
    .join('');
