import type { KeyboardEvent, ReactNode } from 'react';
import { opensElsewhere } from './opensElsewhere.ts';
import { positionText } from './positionText.ts';
import { SliderControls } from './SliderControls.tsx';
import type { CarouselProps, Slide } from './slides.ts';
import { useHydrated } from './useHydrated.ts';
import type { SliderState } from './useSlider.ts';

interface SliderProps extends CarouselProps {
  readonly slider: SliderState;
  /** Whether arrow keys change the picture while the focus is inside. */
  readonly arrowKeys?: boolean;
  /** Whether another element announces the selected picture. */
  readonly silent?: boolean;
  /** @param isNear whether the slide is selected or adjacent, so that its picture should be loaded */
  readonly children: (slide: Slide, index: number, isNear: boolean) => ReactNode;
}

/** The frame with its slides and controls. Without script it scrolls horizontally. */
export function Slider({
  label,
  pictures,
  words,
  slider,
  arrowKeys,
  silent,
  children,
}: SliderProps) {
  const hydrated = useHydrated();
  const { frame, selected, previous, next } = slider;
  const turn = (event: KeyboardEvent) => {
    if (opensElsewhere(event)) return;
    if (event.key === 'ArrowLeft') previous();
    if (event.key === 'ArrowRight') next();
  };
  const isNear = (index: number) => hydrated && Math.abs(index - selected) <= 1;
  return (
    <section className="carousel" aria-label={label} {...(arrowKeys && { onKeyDown: turn })}>
      {/* Focusable, so that it can be scrolled by keyboard without script. */}
      <div
        className="carousel-frame"
        ref={frame}
        {...(arrowKeys && { ...FOCUSABLE, 'aria-label': label })}
      >
        <ul className="carousel-row">
          {pictures.map((slide, index) => (
            <li key={slide.picture.name} inert={hydrated && index !== selected}>
              <figure>
                {children(slide, index, isNear(index))}
                {slide.caption && <figcaption>{slide.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && <SliderControls pictures={pictures} words={words} slider={slider} />}
      <p className="visually-hidden" aria-live={silent ? undefined : 'polite'}>
        {positionText(words.announcement, pictures, selected)}
      </p>
    </section>
  );
}

const FOCUSABLE = { tabIndex: 0, role: 'group' } as const;
