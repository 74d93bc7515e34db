import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureRegion } from '../../../studio/compose/site/visibleRegion.ts';
import { MAX_PIXELS } from '../../../studio/schema/rules/pictureFile.ts';
import { say } from '../../../studio/words/say.ts';
import { failureMessage } from '../../command/failure.ts';
import { type FileRecipe, LARGEST_WIDTH } from './pictures.ts';

/** Every file is read only once. */
sharp.cache(false);

/** A picture that cannot be used: an editor must upload another. */
export class PictureFault extends Error {}

const SHARP_LIMITS = { limitInputPixels: MAX_PIXELS } as const;

/** @throws {PictureFault} if the file is not a picture */
export const readMetadata = (original: string) =>
  readPicture(() => sharp(original, SHARP_LIMITS).metadata());

/** Replaces the original by a smaller version. */
export async function reducePicture(
  original: string,
  region: PictureRegion | undefined,
): Promise<void> {
  const reduced = await readPicture(() =>
    openPicture(original, region)
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  // A disk error must not be reported as a damaged picture.
  await writeFile(original, reduced);
}

/** Encodes a picture, or a region of it, in a width. */
export const encodePicture = (
  original: string,
  region: PictureRegion | undefined,
  width: number,
  encode: FileRecipe['encode'],
) => readPicture(() => encode(openPicture(original, region).resize({ width })).toBuffer());

/** The picture as visitors see it: upright, cropped, on white where it is transparent. */
function openPicture(original: string, region: PictureRegion | undefined) {
  const whole = sharp(original, SHARP_LIMITS).autoOrient().flatten({ background: '#ffffff' });
  return region ? whole.extract(region) : whole;
}

async function readPicture<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new PictureFault(
      say('cannot be read as a picture ([cause]): upload it again', {
        // Further lines are consequences, with paths of this machine.
        cause: failureMessage(cause).replace(/\n.*/s, ''),
      }),
    );
  }
}
