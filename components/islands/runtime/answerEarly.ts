/**
 * Answers presses inside an island until React does: pictures turn, a list unfolds, and what only
 * React can do is held.
 *
 * @returns hands over to React; says whether it works, and then is given the press that was held
 */
export function answerEarly(island: HTMLElement): (works: boolean) => void {
  let held: HTMLElement | undefined;
  const answer = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    event.preventDefault();
    // React would replay the click as well.
    event.stopImmediatePropagation();
    if (turnPictures(control)) return;
    held = unfold(island, control) ? control : undefined;
  };
  island.addEventListener('click', answer, true);
  return (works) => {
    island.removeEventListener('click', answer, true);
    // A click by script would let go of a key that is down on the button.
    if (works) held?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    island.removeAttribute('data-early');
  };
}

const CONTROLS = 'button, [data-enlarge]';
const EXPANDED = 'aria-expanded';

/** Scrolls the row; React goes on from the picture that is in view. */
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

/** The picture that an arrow or a dot leads to; arrows wrap around. */
function placeOf(control: Element, shown: number, total: number): number | undefined {
  if (control.matches('.carousel-previous')) return (shown + total - 1) % total;
  if (control.matches('.carousel-next')) return (shown + 1) % total;
  if (control.matches('.carousel-dot'))
    return [...(control.parentElement?.children ?? [])].indexOf(control);
}

/**
 * Shows at once that a press was heard: a list unfolds or folds again, a picture waits to be
 * enlarged.
 *
 * @returns whether React has to repeat the press
 */
function unfold(island: HTMLElement, control: HTMLElement): boolean {
  const isOpen = island.toggleAttribute(
    'data-early',
    !control.hasAttribute(EXPANDED) || !island.hasAttribute('data-early'),
  );
  if (control.hasAttribute(EXPANDED)) control.setAttribute(EXPANDED, String(isOpen));
  return isOpen;
}
