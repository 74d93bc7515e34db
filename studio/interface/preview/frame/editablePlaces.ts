import { ownText, textPlaces } from './places.ts';

/** Attribute with the number of an editable place. */
const EDIT = 'data-edit';

/** Numbers the places of a page that have text, before it is shown. */
export function numberPlaces(body: HTMLElement): void {
  for (const [number, place] of textPlaces(body).entries())
    if (place.localName !== 'script' && ownText(place).trim() !== '')
      place.setAttribute(EDIT, String(number));
}

/** Elements with their own click behaviour: text in them is edited with Alt held down. */
const INTERACTIVE = 'a[href], button, summary, label, input, select, textarea';

/**
 * The number of the place that a click should open for editing, if any. A click that selects text
 * opens none.
 */
export function findPlaceToEdit({ target, altKey }: MouseEvent): number | undefined {
  if (!(target instanceof Element) || getSelection()?.type === 'Range') return undefined;
  if (target.closest(INTERACTIVE) && !altKey) return undefined;
  const number = target.closest(`[${EDIT}]`)?.getAttribute(EDIT);
  return number ? Number(number) : undefined;
}

/** Scrolls to a place by its number, if the page has it, as after a click on it. */
export const scrollToPlace = (place: number): void =>
  document
    .querySelector(`[${EDIT}="${place}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' });

/** Highlights editable text on hover. */
export const EDITABLE_STYLE = `
[${EDIT}]:hover { outline: 1px dashed currentColor; outline-offset: 2px; cursor: text; }
:is(${INTERACTIVE}) [${EDIT}]:hover, :is(${INTERACTIVE})[${EDIT}]:hover { outline-style: dotted; cursor: pointer; }
`;
