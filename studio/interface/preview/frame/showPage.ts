import morphdom from 'morphdom';
import { numberPlaces } from './editablePlaces.ts';
import { isLive, renderIsland, slotElements, startIslands, stopIsland } from './islands.tsx';

/**
 * Shows a page by patching only what differs, so that open elements are kept while an editor types.
 *
 * @param html of the page's `<body>`
 * @param sheet the style sheet to enable among those per kind of page, which conflict with each
 * other
 */
export function showPage(html: string, sheet: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-sheet]'))
    link.media = link.dataset.sheet === sheet ? 'all' : 'not all';
  const next = document.createElement('body');
  next.innerHTML = html;
  numberPlaces(next);
  patch(document.body, next);
  startIslands();
}

function patch(element: HTMLElement, next: HTMLElement): void {
  morphdom(element, next, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof HTMLElement && node.dataset.prefix) || keyOf(node),
    onBeforeElUpdated: (before, after) => {
      if (before.isEqualNode(after) && !isLive(before)) return false;
      // What the reader opened stays open.
      if (before instanceof HTMLDetailsElement && after instanceof HTMLDetailsElement)
        after.open = before.open;
      if (!isLive(before)) return true;
      patchIsland(before, after);
      return false;
    },
    onNodeDiscarded: (node) => {
      if (node instanceof Element) stopIsland(node);
    },
  });
}

const keyOf = (node: Node): string | undefined =>
  node instanceof Element && node.id !== '' ? node.id : undefined;

/** React renders the island, but not the content of its slots. */
function patchIsland(island: HTMLElement, newer: HTMLElement): void {
  const slots = new Map(slotElements(newer).map((slot) => [slot.dataset.slot, slot]));
  renderIsland(island, newer);
  for (const slot of slotElements(island)) {
    const next = slots.get(slot.dataset.slot);
    if (next) patch(slot, next);
  }
}
