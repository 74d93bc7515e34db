/**
 * Holds back clicks on an island's buttons until it works.
 *
 * @returns lets clicks through again, and repeats the last one if asked
 */
export function holdClicks(island: HTMLElement): (isRepeated: boolean) => void {
  let held: HTMLElement | undefined;
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    event.preventDefault();
    // React would replay the click as well.
    event.stopImmediatePropagation();
    held = button;
  };
  island.addEventListener('click', hold, true);
  return (isRepeated) => {
    island.removeEventListener('click', hold, true);
    if (isRepeated) held?.click();
  };
}
