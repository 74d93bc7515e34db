/** Ends the capture, and replays the click that was kept, or drops it if hydration failed. */
export type EndCapture = (kept: 'replay' | 'drop') => void;

/**
 * Handles clicks inside an island before hydration: carousels scroll, accordions open, and the last
 * click that only React can handle is kept.
 */
export function captureEarlyClicks(island: HTMLElement): EndCapture {
  let pending: HTMLElement | undefined;
  const answer = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    event.preventDefault();
    // Otherwise React would replay the click as well.
    event.stopImmediatePropagation();
    if (turnPictures(control)) return;
    pending = unfold(island, control) ? control : undefined;
  };
  island.addEventListener('click', answer, true);
  return (kept) => {
    island.removeEventListener('click', answer, true);
    // Not `click()`, which would release a key that is held down on the button.
    if (kept === 'replay')
      pending?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    island.removeAttribute('data-early');
  };
}

const CONTROLS = 'button, [data-enlarge]';
const EXPANDED = 'aria-expanded';

/** Scrolls the row; React continues from the visible picture. */
function turnPictures(control: HTMLElement): boolean {
  const frame = control.closest('.carousel')?.querySelector('.carousel-frame');
  const slides = frame?.firstElementChild?.children;
  const width = slides?.[0]?.clientWidth;
  if (!frame || !slides || !width) return false;
  const target = placeOf(control, Math.round(frame.scrollLeft / width), slides.length);
  if (target === undefined) return false;
  frame.scrollTo({ left: target * width, behavior: 'instant' });
  return true;
}

/** The index of the picture that an arrow or a dot selects; arrows wrap around. */
function placeOf(control: Element, shown: number, total: number): number | undefined {
  if (control.matches('.carousel-previous')) return (shown + total - 1) % total;
  if (control.matches('.carousel-next')) return (shown + 1) % total;
  if (control.matches('.carousel-dot'))
    return [...(control.parentElement?.children ?? [])].indexOf(control);
}

/**
 * Gives instant feedback to a click: an accordion opens or closes, a picture is marked as pending.
 *
 * @returns whether the click has to be replayed to React
 */
function unfold(island: HTMLElement, control: HTMLElement): boolean {
  const isOpen = island.toggleAttribute(
    'data-early',
    !control.hasAttribute(EXPANDED) || !island.hasAttribute('data-early'),
  );
  if (control.hasAttribute(EXPANDED)) control.setAttribute(EXPANDED, String(isOpen));
  return isOpen;
}
