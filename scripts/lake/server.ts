import { serve } from '@hono/node-server';
import { createLakeApp } from './app.ts';
import { readDataset } from './dataset.ts';

/** A running lake. */
export interface Lake {
  /** Its address, such as `http://127.0.0.1:3334`. */
  readonly origin: string;
  /** How many documents it holds, assets included. */
  readonly size: number;
  close(): Promise<void>;
}

/**
 * Starts the embedded lake on loopback.
 *
 * @param folder a dataset in Sanity's export layout
 * @param port 0 takes a free one
 * @throws when the dataset cannot be read or the port is taken
 */
export async function startLake(folder: string, port = 0): Promise<Lake> {
  const dataset = await readDataset(folder);
  const address = { origin: '' };
  const app = createLakeApp(dataset, () => address.origin);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (info) => {
      address.origin = `http://127.0.0.1:${info.port}`;
      resolve({
        origin: address.origin,
        size: dataset.documents.size,
        close: () => new Promise((done) => server.close(() => done())),
      });
    });
    server.once('error', reject);
  });
}
