import { availableParallelism } from 'node:os';
import type { Content } from '../../locales/content.ts';
import type { ContentBytes } from '../../locales/load.ts';
import { mapLocales } from '../../locales/locale.ts';
import { CommandError } from '../command/command.ts';
import { fileAt } from '../web/addresses.ts';
import { type Effort, precompress } from './compress.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import type { Inputs } from './inputs.ts';
import { createFileMaker, type RenderedFile } from './makeFile.ts';
import type { OutputFolder } from './outputs.ts';
import { type LoadedPages, loadPages } from './render.ts';
import type { RendererData } from './renderer.ts';
import { startThreads } from './threads.ts';

interface Rendering {
  readonly bundle: string;
  readonly code: string;
  readonly effort: Effort;
  /** Preloaded pages, if any. */
  readonly loaded: LoadedPages | undefined;
}

const RENDERER = new URL('./renderer.ts', import.meta.url);

/** Starting a thread takes as long as rendering this many pages. */
const MIN_PAGES_FOR_THREADS = 250;

/**
 * Keeps a file of the last build if it is intact and its selections of the content have not changed.
 *
 * @returns whether it was kept
 */
export function keepFile(address: string, inputs: Inputs, outputs: OutputFolder): boolean {
  const before = outputs.before(fileAt(address));
  if (!before?.selections?.every((selection) => inputs.isSame(selection))) return false;
  outputs.keep(fileAt(address), before);
  return true;
}

/**
 * Makes the files at some paths, on all cores if there are many.
 *
 * @throws {CommandError} when a page cannot be rendered
 */
export async function makeFiles(
  addresses: readonly string[],
  { content, bytes }: { readonly content: Content; readonly bytes: ContentBytes },
  outputs: OutputFolder,
  { bundle, code, effort, loaded }: Rendering,
): Promise<void> {
  const threads = addresses.length < MIN_PAGES_FOR_THREADS ? 0 : availableParallelism();
  await using renderers =
    threads > 1 ? startRenderers(threads, { bundle, code, bytes }) : undefined;
  const make = renderers?.run ?? createFileMaker(await loadPages(bundle, code, loaded), content);
  await forEachConcurrently(addresses, async (address) => {
    const { origin, text } = await make(address).catch((cause: unknown) => {
      throw new CommandError(`The page ${address} could not be rendered`, { cause });
    });
    const file = fileAt(address);
    await outputs.put(file, origin, () => precompress(file, Buffer.from(text), effort));
  });
}

/** The content's bytes are shared with the threads, not copied. */
function startRenderers(count: number, { bytes, ...data }: RendererData) {
  const catalogues = mapLocales((locale) => copyToShared(bytes.catalogues[locale]));
  const all: RendererData = { ...data, bytes: { catalogues, site: copyToShared(bytes.site) } };
  return startThreads<string, RenderedFile>(RENDERER, count, all);
}

function copyToShared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
