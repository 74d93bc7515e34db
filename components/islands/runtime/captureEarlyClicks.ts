import { opensElsewhere } from '../opensElsewhere.ts';

/** Ends the capture, and returns the control whose click was kept for React. */
export type EndCapture = () => HTMLElement | undefined;

/**
 * Handles clicks inside an island before hydration: carousels scroll, accordions open, and the last
 * click that only React can handle is kept.
 */
export function captureEarlyClicks(island: HTMLElement): EndCapture {
  let pending: HTMLElement | undefined;
  const answer = (event: MouseEvent) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (!control || (control.matches('a') && opensElsewhere(event))) return;
    event.preventDefault();
    // Otherwise React would replay the click as well.
    event.stopImmediatePropagation();
    if (turnPictures(control)) return;
    pending = unfold(island, control) ? control : undefined;
  };
  island.addEventListener('click', answer, true);
  return () => {
    island.removeEventListener('click', answer, true);
    island.removeAttribute('data-early');
    // As React renders it, which would not correct it.
    if (pending?.hasAttribute(EXPANDED)) pending.setAttribute(EXPANDED, 'false');
    return pending;
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
