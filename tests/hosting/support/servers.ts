import path from 'node:path';
import { openSite } from '../../../scripts/shots/openSite.ts';
import { startCaddy } from '../../../scripts/test/hosting/caddy.ts';
import { startNginx } from '../../../scripts/test/hosting/nginx.ts';
import type { Releases } from '../../../scripts/test/hosting/releases.ts';
import type { RunningServer } from '../../../scripts/test/hosting/runServer.ts';

async function startServe({ current }: Releases): Promise<RunningServer> {
  const { origin, close } = await openSite(path.join(current, 'site'));
  return { origin, [Symbol.asyncDispose]: async () => close() };
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
