import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { Slider } from './Slider.tsx';
import type { CarouselProps } from './slides.ts';
import { useSlider } from './useSlider.ts';

/**
 * The `sizes` of a carousel picture, including the part that its frame crops. All phones in portrait
 * get the same file, whatever their pixel density: half the bytes, with no visible difference.
 */
export const CAROUSEL_SIZES = [
  '(min-width: 1100px) 800px',
  '(min-width: 768px) max(100vw, 800px)',
  '(min-resolution: 2.5dppx) max(62vw, 266px)',
  '(min-resolution: 1.5dppx) max(92vw, 400px)',
  'max(100vw, 480px)',
].join(', ');

/** Shows pictures one at a time; arrow keys change them while the focus is inside. */
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
