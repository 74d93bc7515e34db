import { rm } from 'node:fs/promises';
import { visibleRegion } from '../../../studio/compose/site/visibleRegion.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';
import type { Problem } from '../../content/problems.ts';
import type { Source } from '../source/source.ts';
import { downloadOriginal } from './downloadOriginal.ts';
import type { PictureStore } from './pictureStore.ts';
import { describePicture, type FileRecipe, fileRecipes, isReduced } from './pictures.ts';
import type { PictureUse } from './pictureUses.ts';
import { encodePicture, PictureFault, reducePicture } from './readPicture.ts';

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
  const pictures = new Map(uses.map(({ picture }) => [nameOf(picture), picture]));
  const missing = await store.missing([...pictures.values()].flatMap(urlsOf));
  const faults = new Map<string, string>();
  // One at a time: resizing an original of 50 MB takes several times as much memory.
  for (const [name, picture] of pictures) {
    const files = recipesOf(picture).filter(({ url }) => missing.has(url));
    if (files.length === 0) continue;
    try {
      await makeFiles(picture, files, source, store);
      progress(`picture ${picture.file._id} in ${files.length} files`);
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      faults.set(name, error.message);
    }
  }
  return uses.flatMap(({ document, field, picture }) => {
    const message = faults.get(nameOf(picture));
    return message === undefined ? [] : [{ document: document._id, field, message }];
  });
}

const nameOf = (picture: PictureDocument) => describePicture(picture).name;

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
    await downloadOriginal(file, source, original);
    const isSmall = isReduced(file);
    if (isSmall) await reducePicture(original, region);
    for (const { url, width, encode } of files)
      await store.add(
        url,
        await encodePicture(original, isSmall ? undefined : region, width, encode),
      );
  } finally {
    await rm(original, { force: true });
  }
}
