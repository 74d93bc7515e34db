import { useState } from 'react';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { CAROUSEL_SIZES, type CarouselProps, type CarouselWords } from './Carousel.tsx';
import { Lightbox } from './Lightbox.tsx';
import { Slider } from './Slider.tsx';
import { useSlider } from './useSlider.ts';

/** Words of a gallery, placeholders left in. */
export interface GalleryWords extends CarouselWords {
  /** With `{{number}}`. */
  readonly enlarge: string;
  readonly close: string;
}

/** Props of the island `Gallery`. */
export interface GalleryProps extends CarouselProps {
  readonly words: GalleryWords;
}

/** A carousel whose pictures can be enlarged; both show the same picture, always. */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const slider = useSlider();
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <>
      <Slider label={label} pictures={pictures} words={words} slider={slider} silent={isEnlarged}>
        {({ picture, alt }, index, isNear) => (
          <button
            type="button"
            className="carousel-enlarge"
            aria-haspopup="dialog"
            aria-label={fillPlaceholders(words.enlarge, () => String(index + 1))}
            onClick={() => setEnlarged(true)}
          >
            <ResponsivePicture picture={picture} alt={alt} sizes={CAROUSEL_SIZES} eager={isNear} />
          </button>
        )}
      </Slider>
      <Lightbox
        pictures={pictures}
        words={words}
        slider={slider}
        isOpen={isEnlarged}
        onClose={() => setEnlarged(false)}
      />
    </>
  );
}
