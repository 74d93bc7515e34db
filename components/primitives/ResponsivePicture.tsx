import { pictureUrl } from '../../locales/pictureUrl.ts';
import type { Picture } from '../../locales/site.ts';

interface ResponsivePictureProps {
  readonly picture: Picture;
  readonly alt: string;
  /** Width on the page, as `sizes` of `<img>` takes it. */
  readonly sizes: string;
  /** Loaded at once: for what is on the first screen. */
  readonly eager?: boolean;
}

/** A picture in AVIF, WebP or the fallback, in the width that the screen needs. */
export function ResponsivePicture({ picture, alt, sizes, eager = false }: ResponsivePictureProps) {
  const { name, width, height, widths, fallback } = picture;
  const files = (extension: string) =>
    widths.map((each) => `${pictureUrl(name, each, extension)} ${each}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <img
        src={pictureUrl(name, Math.max(...widths), fallback)}
        srcSet={files(fallback)}
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
