import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';

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

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides that wrap around at both ends and follow the finger. */
export function useSlider(): SliderState {
  const [frame, embla] = useEmblaCarousel({ loop: true, align: 'start' });
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    takeOverScroll(embla.rootNode(), (index) => embla.scrollTo(index, true));
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  return {
    frame,
    selected,
    previous: () => embla?.scrollPrev(prefersStill()),
    next: () => embla?.scrollNext(prefersStill()),
    goTo: (index, isJump = prefersStill()) => embla?.scrollTo(index, isJump),
    focusSelected: () => embla?.slideNodes()[selected]?.querySelector('button')?.focus(),
  };
}

/** Until script came, the frame was a list that scrolls: what was scrolled to stays in view. */
function takeOverScroll(root: HTMLElement, goTo: (index: number) => void) {
  const shown = Math.round(root.scrollLeft / root.clientWidth);
  root.scrollLeft = 0;
  if (shown > 0) goTo(shown);
}
