import type { Picture } from '../../locales/picture.ts';
import { pictureUrl } from '../../locales/pictureUrl.ts';

interface ResponsivePictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads at once, for pictures above the fold. */
  readonly eager?: boolean;
}

/** A picture in AVIF, WebP and JPEG, in several widths. */
export function ResponsivePicture({ picture, alt, sizes, eager = false }: ResponsivePictureProps) {
  const { name, width, height, widths } = picture;
  const files = (extension: string) =>
    widths.map((each) => `${pictureUrl(name, each, extension)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <img
        src={pictureUrl(name, Math.max(...widths), 'jpg')}
        srcSet={files('jpg')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
