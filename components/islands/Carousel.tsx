import type { Picture } from '../../locales/site.ts';
import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { Slider } from './Slider.tsx';
import { useSlider } from './useSlider.ts';

/** One picture of a carousel. */
export interface Slide {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption?: string;
}

/** Words of a carousel, placeholders left in. */
export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  /** With `{{number}}`. */
  readonly goTo: string;
  /** With `{{current}}` and `{{total}}`; as short as `3 / 9`. */
  readonly position: string;
  /** With `{{current}}`, `{{total}}` and `{{text}}`; for screen readers. */
  readonly announcement: string;
}

/** Props of the island `Carousel`. */
export interface CarouselProps {
  /** Names the region. */
  readonly label: string;
  readonly pictures: readonly Slide[];
  readonly words: CarouselWords;
}

/** Width of a carousel's picture, what its frame cuts off included, as `sizes` takes it. */
export const CAROUSEL_SIZES =
  '(min-width: 1100px) 888px, (min-width: 768px) max(100vw, 800px), max(100vw, 480px)';

/** Pictures in a frame, one at a time; arrow keys turn them while the focus is inside. */
export function Carousel({ label, pictures, words }: CarouselProps) {
  const slider = useSlider();
  return (
    <Slider label={label} pictures={pictures} words={words} slider={slider} arrowKeys>
      {({ picture, alt }, _, isNear) => (
        <ResponsivePicture picture={picture} alt={alt} sizes={CAROUSEL_SIZES} eager={isNear} />
      )}
    </Slider>
  );
}
