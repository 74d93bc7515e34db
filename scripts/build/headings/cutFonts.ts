import { on } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { prepareCuts } from './cut.ts';
import type { CutterData, CutterReply } from './cutter.ts';

/** A thread takes as long to start as it takes to cut so many fonts. */
const WORTH_THREAD = 10;

type PutFont = (font: string, bytes: Uint8Array) => Promise<void>;

/**
 * Cuts fonts, many of them on all cores.
 *
 * @param wanted the characters of each, by its file
 * @param put is given each font when it is cut
 */
export async function cutFonts(wanted: ReadonlyMap<string, string>, put: PutFont): Promise<void> {
  const all = [...new Set([...wanted.values()].join(''))].sort().join('');
  const threads = Math.min(availableParallelism(), Math.floor(wanted.size / WORTH_THREAD));
  if (threads > 1) {
    const shares = Map.groupBy(
      [...wanted].map((font, index) => ({ font, thread: index % threads })),
      ({ thread }) => thread,
    );
    const fonts = Array.from(shares.values(), (share) => share.map(({ font }) => font));
    await Promise.all(fonts.map((share) => cutInThread({ all, fonts: share }, put)));
    return;
  }
  const cut = await prepareCuts(all);
  for (const [font, characters] of wanted) await put(font, await cut(characters));
}

async function cutInThread(workerData: CutterData, put: PutFont): Promise<void> {
  const worker = new Worker(new URL('./cutter.ts', import.meta.url), { workerData });
  try {
    for await (const [reply] of on(worker, 'message', { close: ['exit'] })) {
      const { font, bytes }: CutterReply = reply;
      await put(font, bytes);
    }
  } finally {
    await worker.terminate();
  }
}
