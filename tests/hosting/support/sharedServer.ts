import { afterAll, beforeAll } from 'vitest';
import { makeReleases, type Releases } from '../../runner/hosting/releases.ts';
import type { RunningServer } from '../../runner/hosting/runServer.ts';
import type { SERVERS } from './servers.ts';

/** Has a server serve the built site before the tests of a group, and ends it after them. */
export function shareServer(start: (typeof SERVERS)[number]['start']) {
  let releases: Releases;
  let server: RunningServer;
  beforeAll(async () => {
    releases = await makeReleases('dist');
    server = await start(releases);
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await releases?.[Symbol.asyncDispose]();
  });
  return { origin: () => server.origin };
}
