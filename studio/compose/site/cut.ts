import type { PictureDocument } from '../../queries/fragments.ts';

/** A part of a picture, in pixels of its original. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What visitors get of a picture: what its crop leaves and, where the site wants a shape, the
 * largest part of that shape around the focal point.
 *
 * @returns `undefined` for the whole picture
 */
export function cutOf({ file, crop, hotspot, shape }: PictureDocument): Cut | undefined {
  if (!crop && !(hotspot && shape)) return undefined;
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {};
  const kept = {
    ...{ left: left * file.width, top: top * file.height },
    width: (1 - left - right) * file.width,
    height: (1 - top - bottom) * file.height,
  };
  const focus = hotspot && { x: hotspot.x * file.width, y: hotspot.y * file.height };
  const cut = inPixels(shape && focus ? shaped(kept, shape, focus) : kept, file);
  return cut.width === file.width && cut.height === file.height ? undefined : cut;
}

/** The largest part of a shape, as near to a point as it can be. */
function shaped(kept: Cut, shape: number, focus: { readonly x: number; readonly y: number }): Cut {
  const width = Math.min(kept.width, kept.height * shape);
  const height = width / shape;
  return {
    ...{ width, height },
    left: between(focus.x - width / 2, kept.left, kept.left + kept.width - width),
    top: between(focus.y - height / 2, kept.top, kept.top + kept.height - height),
  };
}

function inPixels({ left, top, width, height }: Cut, file: PictureDocument['file']): Cut {
  const [x, y] = [
    between(Math.round(left), 0, file.width - 1),
    between(Math.round(top), 0, file.height - 1),
  ];
  return {
    ...{ left: x, top: y },
    width: between(Math.round(width), 1, file.width - x),
    height: between(Math.round(height), 1, file.height - y),
  };
}

const between = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The address of a part of an original, as Sanity's image servers and the embedded lake give it. */
export const cutUrl = (url: string, cut: Cut | undefined): string =>
  cut ? `${url}?rect=${cut.left},${cut.top},${cut.width},${cut.height}` : url;
