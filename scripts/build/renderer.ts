// Worker thread that renders the pages whose paths it receives, see makeFiles.
import { workerData } from 'node:worker_threads';
import { wrapContent } from '../../locales/content.ts';
import { type ContentBytes, openContent } from '../../locales/load.ts';
import { createFileMaker } from './makeFile.ts';
import { loadPages } from './render.ts';
import { handleTasks } from './threads.ts';

/** Initial data of the thread. */
export interface RendererData {
  readonly bundle: string;
  readonly code: string;
  readonly bytes: ContentBytes;
}

const { bundle, code, bytes }: RendererData = workerData;
handleTasks(createFileMaker(await loadPages(bundle, code), wrapContent(openContent(bytes))));
