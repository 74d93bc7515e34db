import type { Site } from '../../locales/site.ts';
import { CommandError } from '../command/command.ts';
import { commitGeneration } from '../content/generation.ts';
import type { ComposedContent } from './compose.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { sitePicturePaths } from './pictures/pictures.ts';
import { defaultShareImage, makeShareImages, type ShareImage } from './pictures/shareImages.ts';

/**
 * Replaces the previous content by the composed content.
 *
 * @param locales the folder `locales`
 * @throws {CommandError} when a picture of a kept document is missing
 */
export async function writeContent(
  { site, generation, changed }: ComposedContent,
  store: PictureStore,
  locales: string,
): Promise<void> {
  await makeShareImages(shareImagesOf(site), store);
  const shown = sitePicturePaths(site);
  await requirePictures(shown, store);
  const showPictures = () => store.show(shown);
  if (changed.length > 0) await commitGeneration(locales, generation, showPictures);
  else await showPictures();
  await store.hideOthers(shown);
}

const shareImagesOf = (site: Site): ShareImage[] => [
  defaultShareImage,
  ...[...site.programs, ...site.projects].map(({ slug, accent }) => ({ seed: slug, accent })),
];

/** Pictures of documents held back are not made again, since the picture may be the problem. */
async function requirePictures(shown: ReadonlySet<string>, store: PictureStore): Promise<void> {
  const [missing] = await store.missing([...shown]);
  if (missing === undefined) return;
  throw new CommandError(
    `public${missing} belongs to a document that is held back and is missing: restore it, for example from Git, or fix the document; nothing was written`,
  );
}
