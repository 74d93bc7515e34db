import { fillPlaceholders } from '../../locales/placeholders.ts';
import { Icon } from '../primitives/Icon.tsx';
import { positionText } from './positionText.ts';
import type { CarouselWords } from './slides.ts';
import type { SliderState } from './useSlider.ts';

interface SliderControlsProps {
  readonly total: number;
  readonly words: CarouselWords;
  readonly slider: SliderState;
}

/** Arrows beside the picture, dots and the position below it. */
export function SliderControls({ total, words, slider }: SliderControlsProps) {
  const { selected, previous, next, goTo } = slider;
  return (
    <>
      <button
        type="button"
        className="carousel-previous"
        aria-label={words.previous}
        onClick={previous}
      >
        <Icon name="previous" />
      </button>
      <button type="button" className="carousel-next" aria-label={words.next} onClick={next}>
        <Icon name="next" />
      </button>
      <div className="carousel-places">
        {Array.from({ length: total }, (_, index) => {
          const label = fillPlaceholders(words.goTo, () => String(index + 1));
          return (
            <button
              key={label}
              type="button"
              className="carousel-dot"
              aria-label={label}
              aria-current={index === selected}
              onClick={() => goTo(index)}
            />
          );
        })}
      </div>
      <p className="carousel-position" aria-hidden="true">
        {positionText(words.position, selected, total)}
      </p>
    </>
  );
}
