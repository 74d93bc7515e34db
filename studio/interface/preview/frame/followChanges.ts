/**
 * Scrolls to what an edit changes in the page, unless part of it is in view already. A change
 * without a box, such as a description or a closed answer, moves nothing.
 *
 * @param change changes the page synchronously
 */
export function followChanges(change: () => void): void {
  const changed = elementsChangedBy(change).filter((element) => element.checkVisibility());
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
    .flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : [target]))
    .map((node) => (node instanceof Element ? node : node.parentElement))
    .filter((element) => element !== null);
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
