import { ownWords, textPlaces } from './places.ts';

/** Holds the number of a place whose words can be edited. */
const EDIT = 'data-edit';

/** Numbers the places of a page that have words, before it is shown. */
export function numberPlaces(body: HTMLElement): void {
  for (const [number, place] of textPlaces(body).entries())
    if (place.localName !== 'script' && ownWords(place).trim() !== '')
      place.setAttribute(EDIT, String(number));
}

/** What a click on it does by itself: there, a text is edited with Alt held down. */
const OPERATED = 'a[href], button, summary, label, input, select, textarea';

/**
 * The number of the place that a click means to edit, if it means one. A click that selects words
 * means none.
 */
export function editedPlace({ target, altKey }: MouseEvent): number | undefined {
  if (!(target instanceof Element) || getSelection()?.type === 'Range') return undefined;
  if (target.closest(OPERATED) && !altKey) return undefined;
  const number = target.closest(`[${EDIT}]`)?.getAttribute(EDIT);
  return number ? Number(number) : undefined;
}

/** Shows the place with a number, if the page has it, as after a click on it. */
export const bringIntoView = (place: number): void =>
  document
    .querySelector(`[${EDIT}="${place}"]`)
    ?.scrollIntoView({ block: 'center', behavior: 'instant' });

/** Shows what can be clicked. */
export const EDITABLE_STYLE = `
[${EDIT}]:hover { outline: 1px dashed currentColor; outline-offset: 2px; cursor: text; }
:is(${OPERATED}) [${EDIT}]:hover, :is(${OPERATED})[${EDIT}]:hover { outline-style: dotted; cursor: pointer; }
`;
