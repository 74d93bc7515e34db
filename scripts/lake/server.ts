import { serve } from '@hono/node-server';
import { explainListenFailure } from '../web/listen.ts';
import { createLakeApp } from './app.ts';
import { assetKey, importDataset, readDataset } from './dataset.ts';
import { acceptPresence } from './http/presenceSocket.ts';
import { assembleLake, type Lake } from './lake.ts';
import { openDatabase } from './store/database.ts';

/** How long `close` waits for pending requests. */
const CLOSE_TIMEOUT_MS = 1000;

const ADDRESS = { host: '127.0.0.1', setWith: { host: '127.0.0.1', port: '--port' } };

/** A lake that is listening. */
export interface RunningLake {
  /** Its address, such as `http://127.0.0.1:3334`. */
  readonly origin: string;
  /** The number of documents, including those of assets. */
  readonly size: number;
  close(): Promise<void>;
}

/**
 * Starts a read-only lake in this process: in memory, without tokens, on loopback.
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
 * Serves a lake on loopback; closing the server closes the lake.
 *
 * @throws {CommandError} when the port is in use
 */
export function listenLake(lake: Lake, port: number): Promise<RunningLake> {
  const app = createLakeApp(lake);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: ADDRESS.host, port }, (info) => {
      resolve({
        origin: `http://127.0.0.1:${info.port}`,
        size: lake.store.all().length,
        close: async () => {
          const ended = new Promise((done) => server.close(done));
          lake.endStreams();
          closeSockets();
          // Pending requests are answered before the storage is closed.
          const timeout = setTimeout(() => {
            if ('closeAllConnections' in server) server.closeAllConnections();
          }, CLOSE_TIMEOUT_MS);
          await ended;
          clearTimeout(timeout);
          lake.close();
        },
      });
    });
    const closeSockets = acceptPresence(server, lake);
    server.once('error', (error) => {
      lake.close();
      reject(explainListenFailure(error, { ...ADDRESS, port }));
    });
  });
}
