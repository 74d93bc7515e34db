/** Length of the tab scroll animation. */
const DURATION_MS = 300;

/**
 * Scrolls a tab into view: within its row if the row is wider than the screen, and the page if it has
 * scrolled past the row. Scripted, because CSS cannot set the duration of a smooth scroll.
 */
export function scrollTabIntoView(row: Element, tab: Element) {
  const { left, right } = row.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  const across = Math.min(0, place.left - left) + Math.max(0, place.right - right);
  const margin =
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const down = Math.min(0, place.top - margin) + Math.max(0, place.bottom - innerHeight);
  animateScroll(row, across, 0);
  animateScroll(document.documentElement, 0, down);
}

function animateScroll(scroller: Element, across: number, down: number) {
  if (!across && !down) return;
  const { scrollLeft, scrollTop } = scroller;
  const moveTo = (share: number) =>
    scroller.scrollTo({
      left: scrollLeft + across * share,
      top: scrollTop + down * share,
      behavior: 'instant',
    });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return moveTo(1);
  const start = performance.now();
  const { hash } = location;
  const step = (now: number) => {
    // Another link was followed meanwhile, and scrolls to its own target.
    if (location.hash !== hash) return;
    const elapsed = Math.min(1, Math.max(0, now - start) / DURATION_MS);
    moveTo(1 - (1 - elapsed) ** 3);
    if (elapsed < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
