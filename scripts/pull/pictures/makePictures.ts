import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { PICTURE_HOST } from '../../../studio/compose/site/pictures.ts';
import { type PictureRegion, visibleRegion } from '../../../studio/compose/site/visibleRegion.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';
import { MAX_PIXELS, PICTURE_FORMATS } from '../../../studio/schema/rules/pictureFile.ts';
import { say } from '../../../studio/words/say.ts';
import { CommandError } from '../../command/command.ts';
import { failureMessage } from '../../command/failure.ts';
import type { Problem } from '../../content/problems.ts';
import { explainDiskFailure } from '../../disk/diskFailure.ts';
import { sha1Of } from '../../disk/sha1.ts';
import { UnusableResponse } from '../source/boundedFetch.ts';
import { statusOf } from '../source/retry.ts';
import type { Source } from '../source/source.ts';
import type { PictureStore } from './pictureStore.ts';
import {
  describePicture,
  type FileRecipe,
  fileRecipes,
  isReduced,
  LARGEST_WIDTH,
} from './pictures.ts';
import type { PictureUse } from './pictureUses.ts';

/** Every file is read only once. */
sharp.cache(false);

/** A picture that cannot be used: an editor must upload another. */
class PictureFault extends Error {}

/**
 * Makes missing picture files and adds them to the store.
 *
 * @param progress called with a message for each picture made
 * @returns problems of pictures that cannot be used
 * @throws {CommandError} when a picture is temporarily unavailable
 */
export async function makePictures(
  uses: readonly PictureUse[],
  source: Source,
  store: PictureStore,
  progress: (text: string) => void,
): Promise<Omit<Problem, 'page'>[]> {
  const pictures = new Map(uses.map(({ picture }) => [describePicture(picture).name, picture]));
  const missing = await store.missing([...pictures.values()].flatMap(urlsOf));
  const faults = new Map<string, string>();
  // One at a time: resizing an original of 50 MB takes several times as much memory.
  for (const picture of pictures.values()) {
    const files = recipesOf(picture).filter(({ url }) => missing.has(url));
    if (files.length === 0) continue;
    try {
      await makeFiles(picture, files, source, store);
      progress(`picture ${picture.file._id} in ${files.length} files`);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      faults.set(picture.file._id, error.message);
    }
  }
  return uses.flatMap(({ document, field, picture }) => {
    const message = faults.get(picture.file._id);
    return message === undefined ? [] : [{ document: document._id, field, message }];
  });
}

const recipesOf = (picture: PictureDocument) => fileRecipes(describePicture(picture));

const urlsOf = (picture: PictureDocument) => recipesOf(picture).map(({ url }) => url);

async function makeFiles(
  picture: PictureDocument,
  files: readonly FileRecipe[],
  source: Source,
  store: PictureStore,
): Promise<void> {
  const { file } = picture;
  const region = visibleRegion(picture);
  const original = await store.original();
  try {
    await download(file, source, original);
    await checkOriginal(original, file);
    const isSmall = isReduced(file);
    if (isSmall) await reduce(original, region);
    for (const { url, width, encode } of files)
      await store.add(
        url,
        await encodePicture(original, isSmall ? undefined : region, width, encode),
      );
  } finally {
    await rm(original, { force: true });
  }
}

async function download(
  file: PictureDocument['file'],
  source: Source,
  original: string,
): Promise<void> {
  await source.download(file.url, original).catch((cause: unknown) => {
    if (cause instanceof UnusableResponse)
      throw new PictureFault(
        say('[file] cannot be downloaded ([cause]): upload another file', {
          file: file._id,
          cause: cause.message,
        }),
      );
    if (isGone(statusOf(cause)))
      throw new PictureFault(say('[file] no longer exists: upload it again', { file: file._id }));
    // A disk error must not be reported as a failed download.
    const explained = explainDiskFailure(cause);
    if (explained !== cause) throw explained;
    throw new CommandError(`${file._id} could not be downloaded: run the command again`, { cause });
  });
  // Sanity's host removes metadata such as the place where a photograph was taken, which changes the
  // content: it sends originals only on request (dlRaw=true), and with a token.
  if (new URL(file.url).origin === PICTURE_HOST) return;
  const { sha1 } = await sha1Of(original);
  if (!file._id.startsWith(`image-${sha1}-`))
    throw new PictureFault(
      say('[file] is damaged, because its content does not match its name: upload it again', {
        file: file._id,
      }),
    );
}

/** Whether an error status is permanent. */
const isGone = (status = 0) => status >= 400 && status < 500 && status !== 429;

/** Checks the content of a file against its record in the lake. */
async function checkOriginal(
  original: string,
  { width, height }: PictureDocument['file'],
): Promise<void> {
  const { format, autoOrient } = await readPicture(() => sharp(original, SHARP_LIMITS).metadata());
  if (!READABLE_FORMATS.has(format))
    throw new PictureFault(
      say('is actually a [format] file: upload the picture as [formats]', {
        format,
        formats: PICTURE_FORMATS.join(', '),
      }),
    );
  // Crop, focal point and layout would be those of a rotated picture.
  const isTurned = width !== height && autoOrient.width === height && autoOrient.height === width;
  if (isTurned)
    throw new PictureFault(
      say('is recorded as [width] × [height], but has the other orientation: upload it again', {
        width,
        height,
      }),
    );
}

const READABLE_FORMATS: ReadonlySet<string> = new Set([...PICTURE_FORMATS, 'heif']);

const SHARP_LIMITS = { limitInputPixels: MAX_PIXELS } as const;

/** Replaces the original by a smaller version. */
async function reduce(original: string, region: PictureRegion | undefined): Promise<void> {
  const reduced = `${original}-reduced`;
  await readPicture(() =>
    openPicture(original, region)
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toFile(reduced),
  );
  await rename(reduced, original);
}

const encodePicture = (
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
