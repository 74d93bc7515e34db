import { useState } from 'react';
import { pictureUrl } from '../../locales/pictureUrl.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { CAROUSEL_SIZES } from './Carousel.tsx';
import { Lightbox } from './Lightbox.tsx';
import { opensElsewhere } from './opensElsewhere.ts';
import { Slider } from './Slider.tsx';
import type { GalleryProps } from './slides.ts';
import { useBackButton } from './useBackButton.ts';
import { useSlider } from './useSlider.ts';

/** A carousel with a lightbox; both always show the same picture. */
export function Gallery({ label, pictures, words }: GalleryProps) {
  const slider = useSlider();
  const [isEnlarged, setEnlarged] = useState(false);
  useBackButton(isEnlarged, setEnlarged);
  return (
    <>
      <Slider label={label} pictures={pictures} words={words} slider={slider} silent={isEnlarged}>
        {({ picture, alt }, index, isNear) => (
          <a
            href={pictureUrl(picture.name, Math.max(...picture.widths), 'jpg')}
            className="carousel-enlarge"
            data-enlarge
            aria-haspopup="dialog"
            aria-label={fillPlaceholders(words.enlarge, () => String(index + 1))}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              slider.goTo(index, true);
              setEnlarged(true);
            }}
          >
            <ResponsivePicture picture={picture} alt={alt} sizes={CAROUSEL_SIZES} eager={isNear} />
          </a>
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
