import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

/** A row of slides, one of which is selected. */
export interface SliderState {
  /** Ref of the frame; the row is its first child. */
  readonly frame: (element: HTMLElement | null) => void;
  readonly selected: number;
  readonly previous: () => void;
  readonly next: () => void;
  /** @param isJump without animation */
  readonly goTo: (index: number, isJump?: boolean) => void;
  /** Moves the focus to the selected slide's link. */
  readonly focusSelected: () => void;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that loop and can be swiped. */
export function useSlider(): SliderState {
  const [frame, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [selected, setSelected] = useState(0);
  // A click from before hydration is replayed before Embla is ready.
  const waiting = useRef<((embla: Embla) => void)[]>([]);

  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    // A click may have come before the listeners.
    follow();
    adoptScrollPosition(root, (index) => embla.scrollTo(index, true));
    for (const step of waiting.current.splice(0)) step(embla);
    // On a wide screen the next slide is partly visible. It is inert, so that a click on it hits the row.
    const showNext = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('li')) embla.scrollNext(prefersStill());
    };
    root.addEventListener('click', showNext);
    return () => {
      root.removeEventListener('click', showNext);
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const take = (step: (embla: Embla) => void) => {
    if (embla) step(embla);
    else waiting.current.push(step);
  };

  return {
    frame,
    selected,
    previous: () => take((slides) => slides.scrollPrev(prefersStill())),
    next: () => take((slides) => slides.scrollNext(prefersStill())),
    goTo: (index, isJump = prefersStill()) => take((slides) => slides.scrollTo(index, isJump)),
    focusSelected: () => embla?.slideNodes()[selected]?.querySelector('a')?.focus(),
  };
}

/** Keeps the picture to which the visitor scrolled natively before hydration. */
function adoptScrollPosition(root: HTMLElement, goTo: (index: number) => void) {
  const slide = root.firstElementChild?.firstElementChild?.clientWidth ?? root.clientWidth;
  const shown = Math.round(root.scrollLeft / slide);
  root.scrollLeft = 0;
  if (shown > 0) goTo(shown);
}
