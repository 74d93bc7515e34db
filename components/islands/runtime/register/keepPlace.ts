/** Changes what stands above an element, which stays under the finger: Safari sees to that nowhere. */
export function keepPlace(element: Element, change: () => void) {
  const topOf = () => element.getBoundingClientRect().top;
  const before = topOf();
  change();
  if (!CSS.supports('overflow-anchor', 'auto'))
    scrollBy({ top: topOf() - before, behavior: 'instant' });
}
