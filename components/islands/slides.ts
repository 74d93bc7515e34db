import type { Picture } from '../../locales/picture.ts';

/** One picture of a carousel. */
export interface Slide {
  readonly picture: Picture;
  readonly alt: string;
  readonly caption?: string;
}

/** Words of a carousel, with unfilled placeholders. */
export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  /** With `{{number}}`. */
  readonly goTo: string;
  /** Contains `{{current}}` and `{{total}}`; as short as `3 / 9`. */
  readonly position: string;
  /** Contains `{{current}}`, `{{total}}` and `{{text}}`; for screen readers. */
  readonly announcement: string;
}

/** Props of the island `Carousel`. */
export interface CarouselProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly pictures: readonly Slide[];
  readonly words: CarouselWords;
}

/** Words of a gallery, with unfilled placeholders. */
interface GalleryWords extends CarouselWords {
  /** With `{{number}}`. */
  readonly enlarge: string;
  readonly close: string;
}

/** Props of the island `Gallery`. */
export interface GalleryProps extends CarouselProps {
  readonly words: GalleryWords;
}
