import type { ContentBytes } from '../../locales/load.ts';
import { mapLocales } from '../../locales/locale.ts';
import { CommandError } from '../command/command.ts';
import type { MadeFile } from './makeFile.ts';
import type { RenderedFile, RendererData } from './renderer.ts';
import { startThreads } from './threads.ts';

const RENDERER = new URL('./renderer.ts', import.meta.url);

/**
 * Starts threads that make files from the content: pages and their search index.
 *
 * @param data what each is given; the content's bytes are shared, not copied
 */
export function startRenderers(count: number, data: RendererData) {
  const shared = { ...data, bytes: share(data.bytes) };
  const threads = startThreads<string, RenderedFile>(RENDERER, count, shared);
  return {
    /** @throws {CommandError} when the page cannot be rendered, or its thread has ended */
    make: async (address: string): Promise<MadeFile> => {
      const { origin, contents } = await threads.run(address).catch((cause: unknown) => {
        throw new CommandError(`The page ${address} could not be rendered`, { cause });
      });
      return { origin, contents: async () => contents };
    },
    [Symbol.asyncDispose]: () => threads[Symbol.asyncDispose](),
  };
}

const share = ({ catalogues, site }: ContentBytes): ContentBytes => ({
  catalogues: mapLocales((locale) => shared(catalogues[locale])),
  site: shared(site),
});

function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
