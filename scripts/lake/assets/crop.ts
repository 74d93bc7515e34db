import sharp, { type Region } from 'sharp';

/** Larger pictures are not cropped. */
const MAX_PIXELS = 100_000_000;

/** Reads `rect=left,top,width,height`, in pixels. */
export function readCrop(rect = ''): Region | undefined {
  const [left, top, width, height] = /^\d{1,5}(?:,\d{1,5}){3}$/.test(rect)
    ? rect.split(',').map(Number)
    : [];
  if (left === undefined || top === undefined || !width || !height) return undefined;
  return { left, top, width, height };
}

/** Crops a picture; `undefined` if the region is not within the picture. */
export async function cropPicture(file: string, region: Region): Promise<Blob | undefined> {
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS }).autoOrient().extract(region);
  const bytes = await picture.toBuffer().catch(() => undefined);
  return bytes && new Blob([new Uint8Array(bytes)]);
}
