// Worker thread that renders the pages whose paths it receives, see makeFiles.
import { workerData } from 'node:worker_threads';
import { contentOf } from '../../locales/content.ts';
import { type ContentBytes, openContent } from '../../locales/load.ts';
import type { Effort } from './compress.ts';
import { fileMaker } from './makeFile.ts';
import type { Origin } from './outputs.ts';
import { loadPages } from './render.ts';
import { handleTasks } from './threads.ts';

/** Initial data of the thread. */
export interface RendererData {
  readonly bundle: string;
  readonly code: string;
  readonly effort: Effort;
  readonly bytes: ContentBytes;
}

/** Result of a task. */
export interface RenderedFile {
  readonly origin: Origin;
  readonly contents: readonly Uint8Array[];
}

const { bundle, code, effort, bytes }: RendererData = workerData;
const make = fileMaker(await loadPages(bundle, code), contentOf(openContent(bytes)), effort);

handleTasks(async (address: string): Promise<RenderedFile> => {
  const { origin, contents } = await make(address);
  return { origin, contents: await contents() };
});
