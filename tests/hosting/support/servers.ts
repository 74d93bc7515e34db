import path from 'node:path';
import { startCaddy } from '../../runner/hosting/caddy.ts';
import { startNginx } from '../../runner/hosting/nginx.ts';
import type { Releases } from '../../runner/hosting/releases.ts';
import type { RunningServer } from '../../runner/hosting/runServer.ts';
import { startServe } from '../../serve/support/serveProcess.ts';

export const serveReleases = ({ root }: Releases): Promise<RunningServer> =>
  startServe({ folder: root, options: ['--releases', path.join(root, 'releases')] });

/** Servers that `hosting/` has a configuration for. */
export const CONFIGURED = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
] as const;

/** All supported servers. */
export const SERVERS: readonly {
  readonly name: string;
  readonly start: (releases: Releases) => Promise<RunningServer>;
}[] = [{ name: 'npm run serve', start: serveReleases }, ...CONFIGURED];
