import { availableParallelism } from 'node:os';
import type { Content } from '../../locales/content.ts';
import type { ContentBytes } from '../../locales/load.ts';
import { atOnce } from './atOnce.ts';
import type { Effort } from './compress.ts';
import type { Inputs } from './inputs.ts';
import { pageMaker } from './makePage.ts';
import type { OutputFolder } from './outputs.ts';
import { pageFile } from './pageUrls.ts';
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
 * Keeps a page that is as the last build made it, from parts that have not changed.
 *
 * @returns whether it could be kept
 */
export function keepPage(address: string, inputs: Inputs, outputs: OutputFolder): boolean {
  const before = outputs.before(pageFile(address));
  if (!before?.parts?.every((part) => inputs.isSame(part))) return false;
  outputs.keep(pageFile(address), before);
  return true;
}

/**
 * Renders pages, many of them on all cores.
 *
 * @throws {CommandError} when one cannot be rendered
 */
export async function renderPages(
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
    await outputs.put(pageFile(address), origin, contents);
  });
}

const renderHere = async (content: Content, { bundle, code, loaded, effort }: Rendering) =>
  pageMaker(await loadPages(bundle, code, loaded), content, effort);
