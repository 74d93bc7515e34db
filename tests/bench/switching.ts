import path from 'node:path';
import { freePort } from '../runner/freePort.ts';
import { startNginx } from '../runner/hosting/nginx.ts';
import { HOSTING_PROGRAMS } from '../runner/hosting/programs.ts';
import { makeReleases, type Releases } from '../runner/hosting/releases.ts';
import { type RunningServer, runServer } from '../runner/hosting/runServer.ts';
import { requestWhileSwitching } from '../runner/hosting/switching.ts';
import { findOrInstall } from '../runner/programs.ts';
import type { Copy } from './copy.ts';
import type { Row } from './table.ts';

const REQUESTS = 50_000;

/** Requests pages from both kinds of server while releases are switched; none may fail. */
export async function measureSwitching({ root }: Copy): Promise<Row[]> {
  HOSTING_PROGRAMS.forEach(findOrInstall);
  const dist = path.join(root, 'dist');
  return [
    await measureServer('nginx', dist, startNginx),
    await measureServer('npm run serve', dist, (releases) => startServe(root, releases)),
  ];
}

async function measureServer(
  name: string,
  dist: string,
  start: (releases: Releases) => Promise<RunningServer>,
): Promise<Row> {
  await using releases = await makeReleases(dist);
  await using server = await start(releases);
  const { switches, failures } = await requestWhileSwitching(releases, server, REQUESTS);
  for (const failure of failures.slice(0, 10)) console.error(`Failed: ${failure}`);
  return {
    what: `${REQUESTS.toLocaleString('en')} requests to ${name} during ${switches} switches`,
    value: `${failures.length} failed`,
    budget: '0 failed',
    ratio: failures.length,
  };
}

async function startServe(root: string, releases: Releases): Promise<RunningServer> {
  const port = await freePort();
  const folder = path.join(releases.root, 'releases');
  const command = [process.execPath, path.join('scripts', 'serve.ts')] as const;
  const env = { ...process.env, PORT: String(port) };
  return runServer(port, [...command, '--releases', folder], env, root);
}
