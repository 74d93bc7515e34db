import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { createSiteServer } from '../../../scripts/serve/server.ts';

/** A served site. */
export interface Served extends AsyncDisposable {
  readonly origin: string;
}

/** Serves the built site as `npm run serve` does. */
export const serveOwn = (client: string): Promise<Served> => listen(createSiteServer({ client }));

const COMPRESSIBLE = /\.(?:html|css|js)$/;

/** Serves the peer's pages, with the same compression as the site's. */
export async function servePeer(dist: string): Promise<Served> {
  for (const name of await readdir(dist, { recursive: true })) {
    const file = path.join(dist, name);
    if (COMPRESSIBLE.test(name))
      await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  const files = sirv(dist, { brotli: true, extensions: ['html'] });
  return listen(createServer((request, response) => files(request, response)));
}

async function listen(server: Server): Promise<Served> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
