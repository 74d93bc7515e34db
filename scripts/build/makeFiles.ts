import { availableParallelism } from 'node:os';
import type { Content } from '../../locales/content.ts';
import type { ContentBytes } from '../../locales/load.ts';
import { atOnce } from './atOnce.ts';
import type { Effort } from './compress.ts';
import type { Inputs } from './inputs.ts';
import { fileMaker } from './makeFile.ts';
import type { OutputFolder } from './outputs.ts';
import { fileAt } from './pageUrls.ts';
import { type LoadedPages, loadPages } from './render.ts';
import { startRenderers } from './renderers.ts';

/** What pages are rendered with. */
export interface Rendering {
  readonly bundle: string;
  readonly code: string;
  readonly effort: Effort;
  /** Pages that this process has loaded already. */
  readonly loaded: LoadedPages | undefined;
}

/** A thread takes as long to start as it takes to render so many pages. */
const WORTH_THREADS = 250;

/**
 * Keeps a file that is as the last build made it, from parts that have not changed.
 *
 * @returns whether it could be kept
 */
export function keepFile(address: string, inputs: Inputs, outputs: OutputFolder): boolean {
  const before = outputs.before(fileAt(address));
  if (!before?.parts?.every((part) => inputs.isSame(part))) return false;
  outputs.keep(fileAt(address), before);
  return true;
}

/**
 * Makes the files at some addresses, many of them on all cores.
 *
 * @throws {CommandError} when a page cannot be rendered
 */
export async function makeFiles(
  addresses: readonly string[],
  { content, bytes }: { readonly content: Content; readonly bytes: ContentBytes },
  outputs: OutputFolder,
  rendering: Rendering,
): Promise<void> {
  const threads = addresses.length < WORTH_THREADS ? 0 : availableParallelism();
  await using renderers =
    threads > 1 ? startRenderers(threads, { ...rendering, bytes }) : undefined;
  const make = renderers?.make ?? (await renderHere(content, rendering));
  await atOnce(addresses, async (address) => {
    const { origin, contents } = await make(address);
    await outputs.put(fileAt(address), origin, contents);
  });
}

const renderHere = async (content: Content, { bundle, code, loaded, effort }: Rendering) =>
  fileMaker(await loadPages(bundle, code, loaded), content, effort);
