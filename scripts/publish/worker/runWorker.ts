import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import * as v from 'valibot';
import { readSite } from '../../check/builtSite.ts';
import type { SiteFileCache } from '../../check/siteReader.ts';
import { readSettings, type Settings } from '../../command/settings.ts';
import { setPublicUmask } from '../../disk/publicUmask.ts';
import { serializePageTexts } from '../../release/pageTexts.ts';
import { releasePaths } from '../../release/paths.ts';
import { currentReleaseId } from '../../release/release.ts';
import { failedOutcome } from './failure.ts';
import { makeRelease, type ReleaseOptions } from './makeRelease.ts';
import { type BuildAnswer, OrderSchema } from './messages.ts';

type Tools = Pick<ReleaseOptions, 'pull' | 'build'>;

/**
 * Prepares pull and build: whatever can be done before the first order is done here.
 */
type PrepareTools = (root: string, settings: Settings) => Promise<Tools>;

/**
 * Main loop of a build process: prepares, then makes a release for each order until the server ends
 * the process.
 */
export async function runWorker(prepare: PrepareTools): Promise<void> {
  // The server is gone: nothing started for it may run alongside the next server's build.
  process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

  setPublicUmask();
  const [, , releases = ''] = process.argv;
  const root = process.cwd();
  const orders = on(process, 'message');
  const settings = readSettings();
  const tools = await prepare(root, settings);
  const known = await readAhead(releases, settings);
  const answer = (content: BuildAnswer) => process.send?.(content);
  answer({ kind: 'ready' });
  // With NODE_COMPILE_CACHE, the cache is normally written on exit, but this process is ended by a
  // signal.
  flushCompileCache();
  for await (const [message] of orders) {
    const order = v.parse(OrderSchema, message);
    let step = '';
    const onStep = (name: string) => {
      step = name;
      answer({ kind: 'step', name });
    };
    const options = { ...tools, root, releases, settings, known, onStep };
    const result = await makeRelease(order, options).catch((error) => ({
      outcome: failedOutcome(error, step),
      steps: {},
    }));
    answer({ kind: 'end', ...result });
  }
}

/**
 * Reads the current site and the texts of its pages in advance: the next release will share most
 * files with it.
 */
async function readAhead(releases: string, { SITE_URL }: Settings): Promise<SiteFileCache> {
  const known: SiteFileCache = new Map();
  const current = currentReleaseId(releases);
  if (current === undefined) return known;
  // Only an optimisation: if it fails, the build takes longer and reports the error.
  await readSite(releasePaths(releases, current).site, SITE_URL, known)
    .then(serializePageTexts)
    .catch(() => undefined);
  return known;
}
