import type { CustomValidator } from '@sanity/types';

/** Larger ones would take minutes and all memory to make smaller. */
export const MAX_PIXELS = 100_000_000;

/** What pictures may be uploaded as: drawings (SVG) can hold scripts, animations are not shown. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;

/** As Sanity names them in ids. */
const EXTENSIONS = [...PICTURE_FORMATS, 'jpg'];

/**
 * The file of a picture is one that the site can show, as far as its id tells. A picture without a
 * file is left to the rule that says so.
 */
export const pictureFile: CustomValidator = (picture) => {
  const file = fileIdOf(picture);
  const parts = /-(?<width>\d+)x(?<height>\d+)-(?<extension>[a-z]+)$/.exec(file ?? '')?.groups;
  if (!file) return true;
  if (!parts || !EXTENSIONS.some((extension) => extension === parts.extension))
    return 'The site cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture';
  if (Number(parts.width) * Number(parts.height) > MAX_PIXELS)
    return `This picture is too large (${parts.width} × ${parts.height}): choose one of at most ${MAX_PIXELS / 1e6} million pixels`;
  return true;
};

function fileIdOf(picture: unknown): string | undefined {
  if (typeof picture !== 'object' || picture === null || !('asset' in picture)) return undefined;
  const { asset } = picture;
  const isReference = typeof asset === 'object' && asset !== null && '_ref' in asset;
  return isReference ? String(asset._ref) : undefined;
}
