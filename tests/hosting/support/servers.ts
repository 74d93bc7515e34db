import { once } from 'node:events';
import path from 'node:path';
import { createReleasesServer } from '../../../scripts/serve/releases.ts';
import { startCaddy } from '../../../scripts/test/hosting/caddy.ts';
import { startNginx } from '../../../scripts/test/hosting/nginx.ts';
import type { Releases } from '../../../scripts/test/hosting/releases.ts';
import { freePort, type RunningServer } from '../../../scripts/test/hosting/runServer.ts';

async function startServe({ root }: Releases): Promise<RunningServer> {
  const server = await createReleasesServer({ releases: path.join(root, 'releases') });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Every server that the site is made for. */
export const SERVERS: readonly {
  readonly name: string;
  readonly start: (releases: Releases) => Promise<RunningServer>;
}[] = [
  { name: 'npm run serve', start: startServe },
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
];
