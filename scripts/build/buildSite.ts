import { readSettings, type Settings } from '../command/settings.ts';
import {
  explainContentError,
  type OpenedContent,
  openPulledContent,
} from '../content/readPulledContent.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { formerRoutes, pageAddresses } from '../web/knownRoutes.ts';
import { NEXT_BUILD_CONTINUES, withBuildLock } from './buildLock.ts';
import { digestCode, ensureBundle } from './bundle.ts';
import { effortFor } from './compress.ts';
import { putHeadingFonts } from './headings/putHeadingFonts.ts';
import { putHosting } from './hosting.ts';
import { Inputs } from './inputs.ts';
import { licenseFiles } from './licenses.ts';
import { keepFile, makeFiles } from './makeFiles.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { OutputFolder } from './outputs.ts';
import { type BuildPaths, buildPaths } from './paths.ts';
import { putAssets, putPublicFiles, putTexts } from './putFiles.ts';
import { redirectFiles } from './redirects.ts';
import type { LoadedPages } from './render.ts';
import { replaceFile } from './replaceFile.ts';
import { reviewCalendar } from './reviewCalendar.ts';
import { searchAddresses } from './search/indexes.ts';
import { sitemapFiles } from './sitemap.ts';
import { redirectWarnings } from './staticHosts.ts';

interface BuildOptions {
  /** Root of the checkout. */
  readonly root: string;
  /** Rebuild everything. */
  readonly full?: boolean;
  /** Preloaded pages, see `prepareBuild`. */
  readonly loaded?: LoadedPages;
}

export interface BuildReport {
  /** Whether the code was bundled again. */
  readonly bundled: boolean;
  /** Paths of all pages, and of those that were rendered. */
  readonly pages: readonly string[];
  readonly rendered: readonly string[];
  /** Files of `dist/client` that were written and removed, without compressed variants. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** Size of every file of `dist/client` in bytes, without compressed variants. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Limits of hosting providers that the site exceeds, and files that no server sends. */
  readonly warnings: readonly string[];
}

/**
 * Builds the site into `dist/client` from the content in `locales/`. Incremental: files made by the
 * same code from the same content are kept, and the result is byte-identical to a full build.
 *
 * @throws {CommandError} when the code cannot be bundled, a page cannot be rendered, the content is
 * invalid, the disk fails, or another build or a pull is running; a build can be interrupted at any
 * time without affecting the next one
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const paths = buildPaths(options.root);
  const settings = readSettings();
  try {
    return await withBuildLock(paths, () => build(paths, settings, options));
  } catch (error) {
    throw explainDiskFailure(error, NEXT_BUILD_CONTINUES);
  }
}

async function build(
  paths: BuildPaths,
  settings: Settings,
  options: BuildOptions,
): Promise<BuildReport> {
  // Before reading the content, which after an update may have another version until the next pull.
  const code = digestCode(paths.root, settings);
  const bundled = await ensureBundle(paths, code, options.full ?? false);
  const opened = await openPulledContent(paths.root);
  try {
    return { bundled, ...(await makeSite(opened, code, paths, settings, options)) };
  } catch (error) {
    throw explainContentError(paths.locales, error);
  }
}

async function makeSite(
  { bytes, files: content }: OpenedContent,
  code: string,
  paths: BuildPaths,
  settings: Settings,
  { full = false, loaded }: BuildOptions,
): Promise<Omit<BuildReport, 'bundled'>> {
  const pages = pageAddresses(content.site);
  const effort = effortFor(pages.length);
  const maker = `${code} ${effort}`;

  const before = full ? undefined : readManifest(paths.manifest, maker);
  const inputs = new Inputs(content, before);
  const outputs = new OutputFolder(paths.client, paths.unfinished, before?.outputs);

  const isOutdated = (address: string) => !keepFile(address, inputs, outputs);
  const rendered = pages.filter(isOutdated);
  const indexes = searchAddresses(content.site).filter(isOutdated);
  if (rendered.length + indexes.length > 0) {
    console.log(`Rendering ${rendered.length} of ${pages.length} pages`);
    const rendering = { bundle: paths.bundle, code, effort, loaded };
    const source = { content: inputs.content, bytes };
    await makeFiles([...rendered, ...indexes], source, outputs, rendering);
  }
  await putTexts(outputs, sitemapFiles(content.site, settings.SITE_URL));
  await putTexts(outputs, redirectFiles(content.site, settings.SITE_URL));
  await putTexts(outputs, await licenseFiles(paths));
  await putHeadingFonts(outputs, paths.client);
  await putAssets(outputs, paths.bundle);
  const unserved = await putPublicFiles(outputs, paths.public);
  await putHosting(paths, outputs, content.site, settings.CONTACT_ENDPOINT);
  await replaceFile(paths.reviews, reviewCalendar(content, settings.SITE_URL));
  const removed = await outputs.finish();

  await writeManifest(paths.manifest, maker, inputs, outputs.entries);
  const warnings = [...redirectWarnings(formerRoutes(content.site)), ...unserved];
  const { written, sizes } = outputs;
  return { pages, rendered, written, removed, sizes, warnings };
}
