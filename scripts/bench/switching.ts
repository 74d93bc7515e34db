import path from 'node:path';
import { startNginx } from '../test/hosting/nginx.ts';
import { HOSTING_PROGRAMS } from '../test/hosting/programs.ts';
import { makeReleases } from '../test/hosting/releases.ts';
import { requestWhileSwitching } from '../test/hosting/switching.ts';
import { findOrInstall } from '../test/programs.ts';
import type { Copy } from './copy.ts';
import type { Row } from './table.ts';

const REQUESTS = 50_000;

/** Requests pages from nginx while releases are switched beneath it; none may fail. */
export async function measureSwitching({ root }: Copy): Promise<Row> {
  HOSTING_PROGRAMS.forEach(findOrInstall);
  await using releases = await makeReleases(path.join(root, 'dist'));
  await using server = await startNginx(releases);
  const { switches, failures } = await requestWhileSwitching(releases, server, REQUESTS);
  for (const failure of failures.slice(0, 10)) console.error(`Failed: ${failure}`);
  return {
    what: `${REQUESTS.toLocaleString('en')} requests to nginx during ${switches} switches`,
    value: `${failures.length} failed`,
    budget: '0 failed',
    ratio: failures.length,
  };
}
