import type { PictureDocument } from '../../queries/fragments.ts';

/** A rectangle of a picture, in pixels of the original. */
export interface PictureRegion {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The region of a picture that visitors see: the area inside the crop and, if the site requires an
 * aspect ratio, the largest rectangle of that ratio around the focal point.
 *
 * @returns `undefined` for the whole picture
 */
export function visibleRegion({
  file,
  crop,
  hotspot,
  shape,
}: PictureDocument): PictureRegion | undefined {
  if (!crop && !(hotspot && shape)) return undefined;
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {};
  const kept = {
    left: left * file.width,
    top: top * file.height,
    width: (1 - left - right) * file.width,
    height: (1 - top - bottom) * file.height,
  };
  const focus = hotspot && { x: hotspot.x * file.width, y: hotspot.y * file.height };
  const region = inPixels(shape && focus ? fitToRatio(kept, shape, focus) : kept, file);
  return region.width === file.width && region.height === file.height ? undefined : region;
}

/** The largest rectangle of an aspect ratio, as near to a point as possible. */
function fitToRatio(
  kept: PictureRegion,
  shape: number,
  focus: { readonly x: number; readonly y: number },
): PictureRegion {
  const width = Math.min(kept.width, kept.height * shape);
  const height = width / shape;
  return {
    width,
    height,
    left: clamp(focus.x - width / 2, kept.left, kept.left + kept.width - width),
    top: clamp(focus.y - height / 2, kept.top, kept.top + kept.height - height),
  };
}

function inPixels(
  { left, top, width, height }: PictureRegion,
  file: PictureDocument['file'],
): PictureRegion {
  const x = clamp(Math.round(left), 0, file.width - 1);
  const y = clamp(Math.round(top), 0, file.height - 1);
  return {
    left: x,
    top: y,
    width: clamp(Math.round(width), 1, file.width - x),
    height: clamp(Math.round(height), 1, file.height - y),
  };
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** The URL of a region of an original, for Sanity's image servers and the embedded lake. */
export const regionUrl = (url: string, region: PictureRegion | undefined): string =>
  region ? `${url}?rect=${region.left},${region.top},${region.width},${region.height}` : url;
