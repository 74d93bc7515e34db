/** How long nothing in an island scrolls before it rests, in milliseconds. */
const REST = 150;

/**
 * Watches the finger that wakes an island: its row follows the finger, and then runs on to the next
 * picture. If React came in between, the swipe would be lost, and the row would stay askew.
 *
 * @returns waits until no finger is on the island and nothing in it scrolls
 */
export function watchStillness(island: HTMLElement): () => Promise<void> {
  let isTouched = false;
  let hasScrolled = false;
  let last = 0;
  const touch = ({ touches }: TouchEvent) => {
    isTouched = touches.length > 0;
    last = performance.now();
  };
  const scroll = () => {
    hasScrolled = true;
    last = performance.now();
  };
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    island.addEventListener(type, touch, { passive: true });
  // It does not bubble.
  island.addEventListener('scroll', scroll, { capture: true, passive: true });
  const isStill = () => !isTouched && !(hasScrolled && performance.now() - last < REST);
  return async () => {
    while (!isStill()) await new Promise(requestAnimationFrame);
  };
}
