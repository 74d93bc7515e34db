import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import type { Content } from '../../locales/content.ts';
import type { ContentBytes } from '../../locales/load.ts';
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
    const file = fileAt(address);
    const made = await make(address).catch((cause: unknown) => {
      throw new CommandError(`The page ${address} could not be rendered`, { cause });
    });
    await outputs.put(file, made.origin, () => precompress(file, made.content, effort));
  });
}

/** Starts the threads. Heaps grow slowly from here on: at V8's own pace, a large site takes 1.6 GB. */
function startRenderers(count: number, data: RendererData) {
  setFlagsFromString('--heap-growing-percent=50');
  return startThreads<string, RenderedFile>(RENDERER, count, data);
}
