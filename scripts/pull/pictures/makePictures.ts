import { rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { type Cut, cutOf } from '../../../studio/compose/site/cut.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';
import { MAX_PIXELS, PICTURE_FORMATS } from '../../../studio/schema/rules/pictureFile.ts';
import { say } from '../../../studio/words/say.ts';
import { CommandError } from '../../command/command.ts';
import { failureMessage } from '../../command/failure.ts';
import type { Problem } from '../../content/problems.ts';
import { explainDiskFailure } from '../../disk/diskFailure.ts';
import { sha1Of } from '../../disk/sha1.ts';
import { UnusableAnswer } from '../source/boundedFetch.ts';
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

/** Files that are read once need not be remembered. */
sharp.cache(false);

/** A picture that cannot be shown, whatever is done here: another must be uploaded. */
class PictureFault extends Error {}

/**
 * Makes the files that are not there yet, and lays them aside.
 *
 * @param progress called with a sentence for each picture made
 * @returns what is wrong with pictures that cannot be made
 * @throws {CommandError} when the source does not give a picture for now
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
  // One at a time: an original of 50 MB takes several times as much while it is made small.
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
  const cut = cutOf(picture);
  const original = await store.original();
  try {
    await download(file, source, original);
    await checkOriginal(original, file);
    const isSmall = isReduced(file);
    if (isSmall) await reduce(original, cut);
    for (const { url, width, encode } of files)
      await store.add(url, await encoded(original, isSmall ? undefined : cut, width, encode));
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
    if (cause instanceof UnusableAnswer)
      throw new PictureFault(
        say('[file] cannot be fetched ([cause]): upload another', {
          file: file._id,
          cause: cause.message,
        }),
      );
    if (isGone(statusOf(cause)))
      throw new PictureFault(
        say('[file] is not there any more: upload it again', { file: file._id }),
      );
    // What the disk refused is not the network's fault.
    const explained = explainDiskFailure(cause);
    if (explained !== cause) throw explained;
    throw new CommandError(`${file._id} could not be fetched: run the command again`, { cause });
  });
  const { sha1 } = await sha1Of(original);
  if (!file._id.startsWith(`image-${sha1}-`))
    throw new PictureFault(
      say('[file] is damaged, its content is not what its name says: upload it again', {
        file: file._id,
      }),
    );
}

/** A refusal that another try does not change. */
const isGone = (status = 0) => status >= 400 && status < 500 && status !== 429;

/** Its record says what a picture is; its content is what is read. */
async function checkOriginal(
  original: string,
  { width, height }: PictureDocument['file'],
): Promise<void> {
  const { format, autoOrient } = await readable(() => sharp(original, BOUNDS).metadata());
  if (!READABLE.has(format))
    throw new PictureFault(
      say('is a file of kind [format] by its content: upload the picture as [formats]', {
        format,
        formats: PICTURE_FORMATS.join(', '),
      }),
    );
  // Crop, focal point and the page's space for it would be those of a picture on its side.
  const isTurned = width !== height && autoOrient.width === height && autoOrient.height === width;
  if (isTurned)
    throw new PictureFault(
      say('is [width] × [height] by its record, but stands the other way: upload it again', {
        width,
        height,
      }),
    );
}

const READABLE: ReadonlySet<string> = new Set([...PICTURE_FORMATS, 'heif']);

const BOUNDS = { limitInputPixels: MAX_PIXELS } as const;

/** Puts a smaller picture of the same look in the original's place. */
async function reduce(original: string, cut: Cut | undefined): Promise<void> {
  const reduced = `${original}-reduced`;
  await readable(() =>
    opened(original, cut)
      .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toFile(reduced),
  );
  await rename(reduced, original);
}

const encoded = (
  original: string,
  cut: Cut | undefined,
  width: number,
  encode: FileRecipe['encode'],
) => readable(() => encode(opened(original, cut).resize({ width })).toBuffer());

/** What visitors get of a picture, upright. */
function opened(original: string, cut: Cut | undefined) {
  const whole = sharp(original, BOUNDS).autoOrient();
  return cut ? whole.extract(cut) : whole;
}

async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw new PictureFault(
      say('cannot be read as a picture ([cause]): upload it again', {
        cause: failureMessage(cause),
      }),
    );
  }
}
