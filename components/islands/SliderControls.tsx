import { fillPlaceholders } from '../../locales/placeholders.ts';
import { Icon } from '../primitives/Icon.tsx';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { positionText } from './positionText.ts';
import type { CarouselWords, Slide } from './slides.ts';
import type { SliderState } from './useSlider.ts';

interface SliderControlsProps {
  readonly pictures: readonly Slide[];
  readonly words: CarouselWords;
  readonly slider: SliderState;
}

/** Arrows beside the picture; below it the position, and dots, or thumbnails where there is room. */
export function SliderControls({ pictures, words, slider }: SliderControlsProps) {
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
        {pictures.map(({ picture }, index) => {
          const label = fillPlaceholders(words.goTo, () => String(index + 1));
          return (
            <button
              key={picture.name}
              type="button"
              className="carousel-dot"
              aria-label={label}
              aria-current={index === selected}
              onClick={() => goTo(index)}
            >
              <ResponsivePicture picture={picture} alt="" sizes="120px" />
            </button>
          );
        })}
      </div>
      <p className="carousel-position" aria-hidden="true">
        {positionText(words.position, pictures, selected)}
      </p>
    </>
  );
}
