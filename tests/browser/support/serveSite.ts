import { once } from 'node:events';
import path from 'node:path';
import { createSiteServer } from '../../../scripts/serve/server.ts';

/** Serves the built site on a free port for all browser tests, and sets `SITE_ORIGIN`. */
export default async function serveSite() {
  const server = createSiteServer({ client: path.resolve('dist/client') });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  process.env.SITE_ORIGIN = `http://localhost:${address.port}`;
  return () => server.close();
}
