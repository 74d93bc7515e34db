import { readContent } from '../../locales/load.ts';
import { recoverGeneration } from '../pull/generation.ts';
import { readSettings } from '../settings.ts';
import { buildAlone } from './buildAlone.ts';
import { ensureBundle } from './bundle.ts';
import { digestCode } from './code.ts';
import { formerRoutes } from './hosting/knownRoutes.ts';
import { redirectWarnings } from './hosting/staticHosts.ts';
import { putHosting } from './hosting.ts';
import { Inputs } from './inputs.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { OutputFolder } from './outputs.ts';
import { pageAddresses } from './pages.ts';
import { type Places, placesIn } from './places.ts';
import { putAssets, putPublicFiles, putTexts } from './putFiles.ts';
import { redirectFiles } from './redirects.ts';
import { type LoadedPages, loadPages } from './render.ts';
import { keepPage, renderPages } from './renderPages.ts';
import { sitemapFiles } from './sitemap.ts';

/** What to build, and how. */
export interface BuildOptions {
  /** Folder of the checkout. */
  readonly root: string;
  /** Make everything again, whatever is there. */
  readonly full?: boolean;
  /** Pages that this process has loaded already, see `prepareBuild`. */
  readonly loaded?: LoadedPages;
  /** Called with a sentence for each step. */
  readonly progress: (text: string) => void;
}

/** What a build did. */
export interface BuildReport {
  /** Whether the code had to be bundled. */
  readonly bundled: boolean;
  /** Addresses of all pages, and of those that were rendered. */
  readonly pages: readonly string[];
  readonly rendered: readonly string[];
  /** Files of `dist/client` that were written, and that are gone; their twins go unsaid. */
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What the site is too large for, on some host. */
  readonly warnings: readonly string[];
}

/**
 * Builds the site into `dist/client` from the content in `locales/`. What the same code made of the
 * same parts of the content is kept; the result is, byte for byte, that of a full build.
 *
 * @throws {CommandError} when the code cannot be bundled, a page cannot be rendered, or another
 * build is running; whatever stops a build, the next one is right
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const places = placesIn(options.root);
  return buildAlone(places, () => build(places, options));
}

async function build(places: Places, options: BuildOptions): Promise<BuildReport> {
  const { full = false, loaded, progress } = options;
  await recoverGeneration(places.locales);
  const settings = readSettings();
  const code = digestCode(places.root, settings);
  const bundled = await ensureBundle(places, code, full, progress);

  const before = full ? undefined : readManifest(places.manifest, code);
  const content = readContent(places.locales);
  const inputs = new Inputs(content, before);
  const outputs = new OutputFolder(places.client, places.unfinished, before?.outputs);

  const pages = pageAddresses(content.site);
  const outdated = pages.filter((page) => !keepPage(page, inputs, outputs));
  if (outdated.length > 0) {
    progress(`Rendering ${outdated.length} of ${pages.length} pages`);
    await renderPages(outdated, inputs, outputs, await loadPages(places.bundle, code, loaded));
  }
  await putTexts(outputs, sitemapFiles(content.site, settings.SITE_URL));
  await putTexts(outputs, redirectFiles(content.site, settings.SITE_URL));
  await putAssets(outputs, places.bundle);
  await putPublicFiles(outputs, places.public);
  await putHosting(places, outputs, content.site, settings.CONTACT_ENDPOINT);
  const removed = await outputs.finish();

  await writeManifest(places.manifest, code, inputs, outputs);
  const warnings = redirectWarnings(formerRoutes(content.site));
  return { bundled, pages, rendered: outdated, written: outputs.written, removed, warnings };
}
