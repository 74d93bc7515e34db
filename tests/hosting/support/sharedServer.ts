import { afterAll, beforeAll } from 'vitest';
import { makeReleases, type Releases } from '../../runner/hosting/releases.ts';
import type { RunningServer } from '../../runner/hosting/runServer.ts';

/** Serves the built site with a server before the tests of a group, and stops it after them. */
export function shareServer<Server extends RunningServer>(
  start: (releases: Releases) => Promise<Server>,
) {
  let releases: Releases;
  let server: Server;
  beforeAll(async () => {
    releases = await makeReleases('dist');
    server = await start(releases);
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await releases?.[Symbol.asyncDispose]();
  });
  return { releases: () => releases, server: () => server, origin: () => server.origin };
}
