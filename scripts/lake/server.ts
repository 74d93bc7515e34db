import { serve } from '@hono/node-server';
import { explainListenFailure } from '../web/listen.ts';
import { createLakeApp } from './app.ts';
import { assetKey, importDataset, readDataset } from './dataset.ts';
import { acceptPresence } from './http/presenceSocket.ts';
import type { Lake } from './lake.ts';
import { assembleLake } from './open.ts';
import { openDatabase } from './store/database.ts';

/** How long a lake that is closed waits for the requests that are under way. */
const PATIENCE_MS = 1000;

const AT = { host: '127.0.0.1', setWith: { host: '127.0.0.1', port: '--port' } };

/** A lake that answers. */
export interface RunningLake {
  /** Its address, such as `http://127.0.0.1:3334`. */
  readonly origin: string;
  /** How many documents it holds, assets included. */
  readonly size: number;
  close(): Promise<void>;
}

/**
 * Starts a lake inside this process that only reads: in memory, without tokens, on loopback.
 *
 * @param folder a dataset in Sanity's export layout
 * @throws when the dataset cannot be read
 */
export async function startLake(folder: string): Promise<RunningLake> {
  const dataset = await readDataset(folder);
  const sql = openDatabase(':memory:');
  importDataset(sql, dataset);
  const find = (...name: Parameters<typeof assetKey>) => dataset.assets.get(assetKey(...name));
  const lake = assembleLake({ sql, assets: { find }, access: { kind: 'readOnly' } });
  return listenLake(lake, 0);
}

/**
 * Serves a lake on loopback, until it is closed with its server.
 *
 * @throws {CommandError} when the port is taken
 */
export function listenLake(lake: Lake, port: number): Promise<RunningLake> {
  const app = createLakeApp(lake);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: AT.host, port }, (info) => {
      resolve({
        origin: `http://127.0.0.1:${info.port}`,
        size: lake.store.all().length,
        close: async () => {
          const ended = new Promise((done) => server.close(done));
          lake.endStreams();
          closeSockets();
          // Requests that are under way are answered before the storage is closed.
          const patience = setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections();
          }, PATIENCE_MS);
          await ended;
          clearTimeout(patience);
          lake.close();
        },
      });
    });
    const closeSockets = acceptPresence(server, lake);
    server.once('error', (error) => {
      lake.close();
      reject(explainListenFailure(error, { ...AT, port }));
    });
  });
}
