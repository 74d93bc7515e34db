import { wrapContent } from '../../locales/content.ts';
import { readContent } from '../../locales/load.ts';
import { readSettings } from '../command/settings.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { pageAddresses } from '../web/knownRoutes.ts';
import { NEXT_BUILD_CONTINUES, withBuildLock } from './buildLock.ts';
import { digestCode, ensureBundle } from './bundle.ts';
import { buildPaths } from './paths.ts';
import { type LoadedPages, loadPages } from './render.ts';

/**
 * Prepares a build in a process that waits for content changes: bundles the code if needed, loads the
 * pages and renders some, which is what takes longest. Pass the result to `buildSite`.
 *
 * @param root of the checkout
 * @throws {CommandError} when the code cannot be bundled, or a build is running
 */
export async function prepareBuild(root: string): Promise<LoadedPages> {
  const code = await prepareBundle(root);
  const paths = buildPaths(root);
  const pages = await loadPages(paths.bundle, code);
  // Rendering errors are reported by the build.
  await renderSome(pages, paths.locales).catch(() => undefined);
  return pages;
}

/**
 * Bundles the code if needed. Does not read the content.
 *
 * @returns the digest of the code
 * @throws {CommandError} when the code cannot be bundled, the disk fails, or a build is running
 */
export async function prepareBundle(root: string): Promise<string> {
  const paths = buildPaths(root);
  const code = digestCode(root, readSettings());
  await withBuildLock(paths, () => ensureBundle(paths, code, false)).catch((error) => {
    throw explainDiskFailure(error, NEXT_BUILD_CONTINUES);
  });
  return code;
}

/** Renders one page per folder, so that its modules are loaded and compiled. */
async function renderSome(pages: LoadedPages, locales: string): Promise<void> {
  const files = readContent(locales);
  const content = wrapContent(files);
  const folders = Map.groupBy(pageAddresses(files.site), folderOf);
  for (const [address] of folders.values()) if (address) await pages.render(address, content);
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
