import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';
import { lakeClient } from '../../support/lakeClient.ts';

/** A lake to measure, in a child process. */
export interface BenchLake extends AsyncDisposable {
  /** Signed in as its administrator. */
  readonly client: SanityClient;
  /** Origin and token, for requests without the client. */
  readonly origin: string;
  readonly token: string;
  /** Folder of its storage. */
  readonly folder: string;
  /** Memory of its process, in bytes. */
  memory(): Promise<number>;
}

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url));
const TOKEN = 'administrator-of-the-benchmark-lake';

/** Starts a lake with the given number of small documents. */
export async function startBenchLake(documents: number): Promise<BenchLake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lake-'));
  await writeFile(path.join(folder, 'data.ndjson'), noteLines(documents));
  const child = fork(PROGRAM, [folder, TOKEN]);
  const { origin } = v.parse(v.object({ origin: v.string() }), (await once(child, 'message'))[0]);
  return {
    origin,
    token: TOKEN,
    folder,
    client: lakeClient(origin, { token: TOKEN }),
    memory: async () => {
      child.send('memory');
      return v.parse(v.object({ rss: v.number() }), (await once(child, 'message'))[0]).rss;
    },
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const noteLines = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const title = { en: `Note ${index}`, zh: `第${index}条` };
    return `${JSON.stringify({ _id: `note-${index}`, _type: 'note', order: index, title })}\n`;
  }).join('');
