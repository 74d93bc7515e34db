import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { pictureUrl } from '../../locales/pictureUrl.ts';
import type { Picture } from '../../locales/site.ts';
import type { PictureDocument } from '../../studio/queries/fragments.ts';
import { CommandError } from '../command.ts';
import { exists, writeFileDurably } from './durable.ts';
import type { Source } from './source.ts';

/** Widths that pictures are made in, in CSS pixels times device pixels. */
const WIDTHS = [400, 800, 1600] as const;

/** Changes whenever {@link encoders} do, so that files made otherwise get other names. */
const RECIPE = 'avif50-webp78-jpg80';

/** Pictures larger than this are refused: they would take minutes and all memory. */
const MAX_PIXELS = 100_000_000;

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 4 }),
  webp: (image: Sharp) => image.webp({ quality: 78 }),
  jpg: (image: Sharp) => image.jpeg({ quality: 80, mozjpeg: true }),
} as const;

const EXTENSIONS = Object.keys(encoders) as (keyof typeof encoders)[];

/** What a picture of a document becomes; known before it is made. */
export function describePicture({ file, caption }: PictureDocument): Picture {
  const widths = WIDTHS.filter((width) => width <= file.width);
  return {
    name: createHash('sha256').update(`${file._id} ${RECIPE}`).digest('hex').slice(0, 16),
    width: file.width,
    height: file.height,
    widths: widths.length > 0 ? widths : [file.width],
    fallback: 'jpg',
    captioned: caption !== undefined,
  };
}

/** The files of a picture, below `public`. */
export const pictureFiles = (picture: Picture): string[] =>
  picture.widths.flatMap((width) =>
    EXTENSIONS.map((extension) => pictureUrl(picture.name, width, extension)),
  );

/**
 * Makes the files that are not there yet. Names tell content and recipe, so a file that exists is
 * right and is kept.
 *
 * @param folder the folder `public`
 * @param progress called with a sentence for each picture made
 * @returns the number of pictures made
 */
export async function makePictures(
  documents: readonly PictureDocument[],
  source: Source,
  folder: string,
  progress: (text: string) => void,
): Promise<number> {
  await mkdir(path.join(folder, 'images'), { recursive: true });
  const limit = pLimit(2);
  const unique = new Map(documents.map((document) => [document.file._id, document]));
  const made = await Promise.all(
    [...unique.values()].map((document) =>
      limit(async () => {
        const picture = describePicture(document);
        const missing = await missingFiles(picture, folder);
        if (missing.length === 0) return 0;
        await makePicture(document, picture, missing, source, folder);
        progress(`picture ${document.file._id} in ${missing.length} files`);
        return 1;
      }),
    ),
  );
  return made.reduce<number>((sum, one) => sum + one, 0);
}

async function missingFiles(picture: Picture, folder: string): Promise<string[]> {
  const files = pictureFiles(picture);
  const present = await Promise.all(files.map((file) => exists(path.join(folder, file))));
  return files.filter((_, index) => !present[index]);
}

async function makePicture(
  { file }: PictureDocument,
  picture: Picture,
  missing: readonly string[],
  source: Source,
  folder: string,
): Promise<void> {
  const bytes = await download(file, source);
  for (const width of picture.widths) {
    for (const extension of EXTENSIONS) {
      const target = pictureUrl(picture.name, width, extension);
      if (!missing.includes(target)) continue;
      const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().resize({ width });
      const encoded = await encoders[extension](image)
        .toBuffer()
        .catch((cause: unknown) => {
          throw new CommandError(`${file._id} cannot be read as a picture: upload it again`, {
            cause,
          });
        });
      await writeFileDurably(path.join(folder, target), encoded);
    }
  }
}

async function download(file: PictureDocument['file'], source: Source): Promise<Uint8Array> {
  const { origin } = new URL(file.url);
  if (!source.pictureOrigins.has(origin))
    throw new CommandError(
      `${file._id} lies on ${origin}, which is not the source's host: upload the picture again in the Studio`,
    );
  const bytes = await read(file, source);
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  if (!file._id.startsWith(`image-${sha1}-`))
    throw new CommandError(`${file._id} arrived damaged: its content is not what its name says`);
  return bytes;
}

async function read(file: PictureDocument['file'], source: Source): Promise<Uint8Array> {
  try {
    const response = await source.fetch(file.url);
    if (!response.ok) throw new Error(`the answer has status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new CommandError(
      `${file._id} could not be fetched: run the command again, or upload the picture again`,
      { cause },
    );
  }
}

/** Removes the pictures that no document uses any more. */
export async function removeUnusedPictures(
  used: ReadonlySet<string>,
  folder: string,
): Promise<void> {
  const images = path.join(folder, 'images');
  for (const name of await readdir(images)) {
    if (!used.has(`/images/${name}`)) await rm(path.join(images, name));
  }
}
