import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { createSiteServer } from '../../scripts/serve/server.ts';

const ServerData = v.variant('kind', [
  v.object({ kind: v.literal('site'), client: v.string() }),
  v.object({ kind: v.literal('bare'), file: v.string() }),
]);

/** The server to start: the site's, or one that answers every request with a file from memory. */
export type ServerData = v.InferOutput<typeof ServerData>;

const data = v.parse(ServerData, workerData);
const server = data.kind === 'site' ? createSiteServer(data) : await createBare(data.file);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
parentPort?.postMessage(typeof address === 'object' ? address?.port : undefined);

async function createBare(file: string): Promise<Server> {
  const content = await readFile(file);
  const headers = {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': content.byteLength,
  };
  return createServer((_, response) => response.writeHead(200, headers).end(content));
}
