/** Elements that only control line breaks and depend on the letters of a text. */
const isLineBreakHelper = ({ tagName, classList }: Element): boolean =>
  tagName === 'WBR' ||
  (tagName === 'SPAN' && (classList.contains('unbroken') || classList.contains('clause')));

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** Whether a node is a place that contains text. */
export const isPlace = (node: Node): node is HTMLElement =>
  isElement(node) && !isLineBreakHelper(node);

/**
 * The elements that contain text, in the order of the page. A page with marks in its texts has the
 * same ones, so that a place's number is valid in both.
 */
export const textPlaces = (body: HTMLElement): HTMLElement[] =>
  [...body.querySelectorAll<HTMLElement>('*')].filter(isPlace);

/** The text of a place, without that of nested places. */
export const ownText = (place: Node): string =>
  [...place.childNodes]
    .map((node) => {
      if (isPlace(node)) return '';
      return isElement(node) ? ownText(node) : (node.textContent ?? '');
    })
    .join('');
