import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import * as v from 'valibot';
import { readSite } from '../../check/builtSite.ts';
import { SiteReader } from '../../check/siteReader.ts';
import { readSettings, type Settings } from '../../command/settings.ts';
import { writeReadableByOthers } from '../../disk/readableByOthers.ts';
import { describePages } from '../../release/pageTexts.ts';
import { releasePlaces } from '../../release/places.ts';
import { currentId } from '../../release/release.ts';
import { failureOf } from './failure.ts';
import { type Means, makeRelease } from './makeRelease.ts';
import { type BuildAnswer, OrderSchema } from './messages.ts';

type Tools = Pick<Means, 'pull' | 'build'>;

/**
 * Makes ready how content is brought into a checkout, and the site built from it: what can be done
 * before there is an order is done here.
 */
type PrepareTools = (root: string, settings: Settings) => Promise<Tools>;

/**
 * What a process of the publish server does: makes itself ready, and makes a release for each order
 * until it is ended by the server.
 */
export async function work(prepare: PrepareTools): Promise<void> {
  // The server is gone: whatever was started for it must not go on beside the next one's.
  process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

  writeReadableByOthers();
  const [, , releases = ''] = process.argv;
  const root = process.cwd();
  const orders = on(process, 'message');
  const settings = readSettings();
  const tools = await prepare(root, settings);
  const reader = await readAhead(releases, settings);
  const answer = (content: BuildAnswer) => process.send?.(content);
  answer({ kind: 'ready' });
  // Ended by a signal, it could not keep what it compiled for the next, where NODE_COMPILE_CACHE asks
  // for that.
  flushCompileCache();
  for await (const [message] of orders) {
    const order = v.parse(OrderSchema, message);
    let step = '';
    const onStep = (name: string) => {
      step = name;
      answer({ kind: 'step', name });
    };
    const means = { ...tools, root, releases, settings, reader, onStep };
    answer(await makeRelease(order, means).catch((error) => failureOf(error, step)));
  }
}

/**
 * Does ahead what a build would do first: reads the site that visitors see, and what its pages say;
 * the next one will share most files.
 */
async function readAhead(releases: string, { SITE_URL }: Settings): Promise<SiteReader> {
  const reader = new SiteReader();
  const current = currentId(releases);
  if (current === undefined) return reader;
  // Nothing depends on it: a build that finds less prepared takes longer, and says what is wrong.
  await readSite(releasePlaces(releases, current).site, SITE_URL, reader)
    .then(describePages)
    .catch(() => undefined);
  return reader;
}
