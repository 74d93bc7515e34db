/** Changes content above an element without moving the element; Safari has no scroll anchoring. */
export function keepScrollPosition(element: Element, change: () => void) {
  const topOf = () => element.getBoundingClientRect().top;
  const before = topOf();
  change();
  if (!CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: topOf() - before, behavior: 'instant' });
}
