import { contentOf } from '../../locales/content.ts';
import { readContent } from '../../locales/load.ts';
import { readSettings } from '../command/settings.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { pageAddresses } from '../web/knownRoutes.ts';
import { buildAlone, NEXT_BUILD } from './buildAlone.ts';
import { digestCode, ensureBundle } from './bundle.ts';
import { placesIn } from './places.ts';
import { type LoadedPages, loadPages } from './render.ts';

/**
 * Does beforehand what a build after a change of content spends most of its time on: bundles the
 * code if need be, loads the pages and renders some. For a process that waits for a change, to be
 * given to `buildSite`.
 *
 * @param root of the checkout
 * @throws {CommandError} when the code cannot be bundled, or a build is running
 */
export async function prepareBuild(
  root: string,
  progress: (text: string) => void,
): Promise<LoadedPages> {
  const code = await prepareBundle(root, progress);
  const places = placesIn(root);
  const pages = await loadPages(places.bundle, code);
  // Content that cannot be rendered is for the build to complain about.
  await renderSome(pages, places.locales).catch(() => undefined);
  return pages;
}

/**
 * Bundles the code if need be, which takes no content.
 *
 * @returns the code's digest
 * @throws {CommandError} when the code cannot be bundled, the disk fails, or a build is running
 */
export async function prepareBundle(
  root: string,
  progress: (text: string) => void,
): Promise<string> {
  const places = placesIn(root);
  const code = digestCode(root, readSettings());
  await buildAlone(places, () => ensureBundle(places, code, false, progress)).catch((error) => {
    throw explainDiskFailure(error, NEXT_BUILD);
  });
  return code;
}

/** The modules of a page are loaded, and made fast, when it is rendered. */
async function renderSome(pages: LoadedPages, locales: string): Promise<void> {
  const files = readContent(locales);
  const content = contentOf(files);
  const folders = Map.groupBy(pageAddresses(files.site), folderOf);
  for (const [address] of folders.values()) if (address) await pages.render(address, content);
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
