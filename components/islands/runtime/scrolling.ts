/** How long after the last scroll event an island counts as still, in milliseconds. */
const SCROLL_END_DELAY = 150;

/**
 * Watches touches and scrolling. A swipe that starts loading an island also scrolls its row to the next
 * picture; hydrating meanwhile would lose the swipe and leave the row between two pictures.
 *
 * @returns waits until the island is neither touched nor scrolling
 */
export function watchScrolling(island: HTMLElement): () => Promise<void> {
  let isTouched = false;
  let hasScrolled = false;
  let last = 0;
  // A touch that began elsewhere also ends there, unnoticed.
  const touch = ({ targetTouches }: TouchEvent) => {
    isTouched = targetTouches.length > 0;
    last = performance.now();
  };
  const scroll = () => {
    hasScrolled = true;
    last = performance.now();
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    island.addEventListener(type, touch, { passive: true });
  // Captured, because scroll events do not bubble.
  island.addEventListener('scroll', scroll, { capture: true, passive: true });
  const isStill = () => !isTouched && !(hasScrolled && performance.now() - last < SCROLL_END_DELAY);
  return async () => {
    while (!isStill()) await new Promise(requestAnimationFrame);
  };
}
