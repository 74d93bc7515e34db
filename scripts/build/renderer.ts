// A thread that renders the pages whose addresses it is sent, see startRenderers.
import { parentPort, workerData } from 'node:worker_threads';
import { contentOf } from '../../locales/content.ts';
import { type ContentBytes, openContent } from '../../locales/load.ts';
import { CommandError } from '../command/command.ts';
import type { Effort } from './compress.ts';
import { fileMaker } from './makeFile.ts';
import type { Origin } from './outputs.ts';
import { loadPages } from './render.ts';

/** What a thread is given. */
export interface RendererData {
  readonly bundle: string;
  readonly code: string;
  readonly effort: Effort;
  readonly bytes: ContentBytes;
}

/** What it answers: the page, or why there is none. */
export interface RendererReply {
  readonly address: string;
  readonly page?: { readonly origin: Origin; readonly contents: readonly Uint8Array[] };
  readonly error?: unknown;
}

const { bundle, code, effort, bytes }: RendererData = workerData;
const make = fileMaker(await loadPages(bundle, code), contentOf(openContent(bytes)), effort);
const reply = (message: RendererReply) => parentPort?.postMessage(message);

parentPort?.on('message', async (address: string) => {
  try {
    const { origin, contents } = await make(address);
    reply({ address, page: { origin, contents: await contents() } });
  } catch (error) {
    reply({ address, error: error instanceof CommandError ? error.cause : error });
  }
});
