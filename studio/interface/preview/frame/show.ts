import morphdom from 'morphdom';
import { numberPlaces } from './editable.ts';
import { isLive, renderIsland, slotElements, startIslands, stopIsland } from './islands.tsx';

/**
 * Shows a page: changes in the document what differs and leaves the rest, so that neither the place
 * that is being read nor what is open there is lost while an editor types.
 *
 * @param html of the page's `<body>`
 * @param sheet the one in force among those of the kinds of pages, which overrule each other
 */
export function show(html: string, sheet: string | undefined): void {
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

/** React has the island, but not the content of its slots. */
function patchIsland(island: HTMLElement, newer: HTMLElement): void {
  const slots = new Map(slotElements(newer).map((slot) => [slot.dataset.slot, slot]));
  renderIsland(island, newer);
  for (const slot of slotElements(island)) {
    const next = slots.get(slot.dataset.slot);
    if (next) patch(slot, next);
  }
}
