import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startBuilder } from '../support/builder.ts';
import { ENVIRONMENT, FAST_BUILD } from '../support/environment.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';

const TEXT = 'residency.greece.overview.description1';

/** Builds in a process in which changes to the disk fail. */
const startBuild = ({ root }: SmallSite, fault: Readonly<Record<string, string>>) => {
  const preload = path.resolve('tests/support/faultAtStep.ts');
  return spawn(process.execPath, ['--import', preload, path.resolve('scripts/build.ts')], {
    cwd: root,
    env: { ...ENVIRONMENT, ...FAST_BUILD, ...fault },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
};

/**
 * Builds in a process that stops before each change to the disk, as if it were killed there.
 *
 * @returns copies of `dist` at each stop, and at the end
 */
async function leftByKills(site: SmallSite): Promise<string[]> {
  const copies: string[] = [];
  const copy = () => {
    const state = path.join(site.root, `killed-at-${copies.length}`);
    execFileSync('cp', ['-a', path.join(site.root, 'dist'), state]);
    copies.push(state);
  };
  const child = startBuild(site, { FAULT: 'STOP' });
  const ended = once(child, 'exit');
  const stops = child.stdio[3];
  if (!(stops instanceof Readable)) throw new Error('It tells nothing');
  for await (const _ of stops) {
    while (!(await standsStill(child.pid))) await wait(1);
    copy();
    child.kill('SIGCONT');
  }
  expect(await ended).toEqual([0, null]);
  copy();
  return copies;
}

const standsStill = async (pid: number | undefined) =>
  /\) T /.test(await readFile(`/proc/${pid}/stat`, 'utf8'));

test('a build after a kill at any step is correct, whether or not the content is reverted', async () => {
  await using site = await makeSmallSite();
  await using builder = await startBuilder(site.root);
  const dist = path.join(site.root, 'dist');
  const setText = (text: string) => site.setText('en', TEXT, text);
  const built = async (text: string) => {
    await setText(text);
    await builder.build(site.root);
    return readTree(site.client);
  };
  const trees = { old: await built('old'), new: await built('new') };
  expect(trees.old).not.toEqual(trees.new);
  expect(await site.build()).toMatchObject({ code: 0 });

  await built('old');
  await setText('new');
  const states = await leftByKills(site);
  expect(states.length).toBeGreaterThan(15);
  for (const [step, state] of states.entries()) {
    await rm(dist, { recursive: true });
    await rename(state, dist);
    const text = step % 2 === 0 ? 'new' : 'old';
    expect(await built(text), `killed at step ${step}`).toEqual(trees[text]);
    expect((await readdir(dist)).sort()).toEqual([
      'bundle',
      'client',
      'hosting',
      'manifest.ndjson',
      'reviews.ics',
    ]);
  }

  // Nor does an actual kill leave anything that blocks the next build.
  await built('old');
  await setText('new');
  const killed = startBuild(site, { FAULT: 'KILL', FAULT_AT: String(states.length >> 1) });
  expect(await once(killed, 'exit')).toEqual([null, 'SIGKILL']);
  expect(await built('new')).toEqual(trees.new);
});
