import type { Site } from '../../locales/site.ts';
import { CommandError } from '../command/command.ts';
import { commitGeneration } from '../content/generation.ts';
import type { Composed } from './compose.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { picturesShown } from './pictures/pictures.ts';
import { defaultShare, makeShares, type Share } from './pictures/share.ts';

/**
 * Replaces the previous content by the composed content.
 *
 * @param locales the folder `locales`
 * @throws {CommandError} when a picture of a kept document is missing
 */
export async function writeContent(
  { site, generation, changed }: Composed,
  store: PictureStore,
  locales: string,
): Promise<void> {
  await makeShares(sharesOf(site), store);
  const shown = picturesShown(site);
  await requirePictures(shown, store);
  const showPictures = () => store.show(shown);
  if (changed.length > 0) await commitGeneration(locales, generation, showPictures);
  else await showPictures();
  await store.hideOthers(shown);
}

const sharesOf = (site: Site): Share[] => [
  defaultShare,
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
