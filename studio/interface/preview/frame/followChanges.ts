/**
 * Scrolls to the text that an edit changes in the page, unless part of it is in view already. A
 * change that cannot be seen, such as one of a description or a closed answer, moves nothing.
 *
 * @param change changes the page synchronously
 */
export function followChanges(change: () => void): void {
  const changed = elementsChangedBy(change).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  if (changed.some(isInView)) return;
  changed[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function elementsChangedBy(change: () => void): Element[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  return records
    .flatMap(({ target, addedNodes }) => (addedNodes.length > 0 ? [...addedNodes] : [target]))
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((element) => element !== null);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
