import { Worker } from 'node:worker_threads';
import type { ContentBytes } from '../../locales/load.ts';
import { mapLocales } from '../../locales/locale.ts';
import { CommandError } from '../command/command.ts';
import type { MadeFile } from './makeFile.ts';
import type { RendererData, RendererReply } from './renderer.ts';

/** Threads that make pages and their search index. */
interface Renderers extends AsyncDisposable {
  /** @throws {CommandError} when the page cannot be rendered, or its thread has ended */
  make(address: string): Promise<MadeFile>;
}

/**
 * Starts threads that make files from the content. Each goes to the thread that has the fewest waiting.
 *
 * @param data what each is given; the content's bytes are shared, not copied
 */
export function startRenderers(count: number, data: RendererData): Renderers {
  const shared = { ...data, bytes: share(data.bytes) };
  const renderers = Array.from({ length: count }, () => startRenderer(shared));
  return {
    make: (address) => {
      const [idlest] = renderers.toSorted((a, b) => a.waiting.size - b.waiting.size);
      if (!idlest) throw new RangeError('there are no threads');
      return idlest.make(address);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(renderers.map(({ worker }) => worker.terminate()));
    },
  };
}

function startRenderer(workerData: RendererData) {
  const worker = new Worker(new URL('./renderer.ts', import.meta.url), { workerData });
  const waiting = new Map<string, PromiseWithResolvers<MadeFile>>();
  const settle = (address: string) => {
    const promise = waiting.get(address);
    waiting.delete(address);
    return promise;
  };
  const failAll = (cause: unknown) => {
    for (const address of [...waiting.keys()]) settle(address)?.reject(failure(address, cause));
  };
  worker.on('message', ({ address, page, error }: RendererReply) => {
    if (page) settle(address)?.resolve({ ...page, contents: async () => page.contents });
    else settle(address)?.reject(failure(address, error));
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('its thread has ended')));
  return {
    worker,
    waiting,
    make: (address: string): Promise<MadeFile> => {
      const promise = Promise.withResolvers<MadeFile>();
      waiting.set(address, promise);
      worker.postMessage(address);
      return promise.promise;
    },
  };
}

const failure = (address: string, cause: unknown) =>
  new CommandError(`The page ${address} could not be rendered`, { cause });

const share = ({ catalogues, site }: ContentBytes): ContentBytes => ({
  catalogues: mapLocales((locale) => shared(catalogues[locale])),
  site: shared(site),
});

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
