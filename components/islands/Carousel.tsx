import { ResponsivePicture } from '../primitives/ResponsivePicture.tsx';
import { Slider } from './Slider.tsx';
import type { CarouselProps } from './slides.ts';
import { useSlider } from './useSlider.ts';

/**
 * Width of a carousel's picture, what its frame cuts off included, as `sizes` takes it. Phones held
 * upright all get the same file, whatever their dots: half the bytes, and no one sees it.
 */
export const CAROUSEL_SIZES = [
  '(min-width: 1100px) 800px',
  '(min-width: 768px) max(100vw, 800px)',
  '(min-resolution: 2.5dppx) max(62vw, 266px)',
  '(min-resolution: 1.5dppx) max(92vw, 400px)',
  'max(100vw, 480px)',
].join(', ');

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
