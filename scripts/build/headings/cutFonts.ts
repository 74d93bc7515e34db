import { availableParallelism } from 'node:os';
import { atOnce } from '../atOnce.ts';
import { startThreads } from '../threads.ts';
import { prepareCuts } from './cut.ts';

/** A thread takes as long to start as it takes to cut so many fonts. */
const WORTH_THREAD = 10;

const CUTTER = new URL('./cutter.ts', import.meta.url);

/**
 * Cuts fonts, many of them on all cores.
 *
 * @param wanted the characters of each, by its file
 * @param put is given each font when it is cut
 */
export async function cutFonts(
  wanted: ReadonlyMap<string, string>,
  put: (font: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const all = [...new Set([...wanted.values()].join(''))].sort().join('');
  const threads = Math.min(availableParallelism(), Math.floor(wanted.size / WORTH_THREAD));
  await using cutters =
    threads > 1 ? startThreads<string, Uint8Array>(CUTTER, threads, all) : undefined;
  const cut = cutters?.run ?? (await prepareCuts(all));
  await atOnce(wanted, async ([font, characters]) => put(font, await cut(characters)));
}
