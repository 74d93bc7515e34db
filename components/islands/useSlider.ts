import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';

/** A row of slides of which one is shown. */
export interface SliderState {
  /** Goes on the frame; the row is its first child. */
  readonly frame: (element: HTMLElement | null) => void;
  readonly selected: number;
  readonly previous: () => void;
  readonly next: () => void;
  /** @param isJump without sliding there */
  readonly goTo: (index: number, isJump?: boolean) => void;
  /** Moves the focus to the shown slide's button. */
  readonly focusSelected: () => void;
}

type Embla = NonNullable<UseEmblaCarouselType[1]>;

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that wrap around at both ends and follow the finger. */
export function useSlider(): SliderState {
  const [frame, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [selected, setSelected] = useState(0);
  // A press that was held until React came is repeated before Embla is there.
  const waiting = useRef<((embla: Embla) => void)[]>([]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    // A press may have come before anybody listened.
    follow();
    takeOverScroll(embla.rootNode(), (index) => embla.scrollTo(index, true));
    for (const step of waiting.current.splice(0)) step(embla);
    return () => {
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

/** Until script came, the frame was a list that scrolls: what was scrolled to stays in view. */
function takeOverScroll(root: HTMLElement, goTo: (index: number) => void) {
  const slide = root.firstElementChild?.firstElementChild?.clientWidth ?? root.clientWidth;
  const shown = Math.round(root.scrollLeft / slide);
  root.scrollLeft = 0;
  if (shown > 0) goTo(shown);
}
