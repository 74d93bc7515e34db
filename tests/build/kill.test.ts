import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startBuilder } from '../support/builder.ts';
import { ENVIRONMENT, IN_HASTE } from '../support/compiled.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';

const TEXT = 'residency.greece.overview.description1';

/** Builds in a process that is killed before its nth change to the disk. */
async function killBuild({ root }: SmallSite, step: number): Promise<boolean> {
  const preload = path.resolve('tests/support/faultAtStep.ts');
  const child = spawn(process.execPath, ['--import', preload, path.resolve('scripts/build.ts')], {
    cwd: root,
    env: { ...ENVIRONMENT, ...IN_HASTE, FAULT_AT: String(step + 1) },
    stdio: 'ignore',
  });
  const [code, signal]: unknown[] = await once(child, 'exit');
  if (signal === null) expect(code).toBe(0);
  return signal === 'SIGKILL';
}

test('killed at any step, the next build is right, whether the content stays or goes back', async () => {
  await using site = await makeSmallSite();
  await using builder = await startBuilder(site.root);
  const setText = (text: string) => site.setText('en', TEXT, text);
  const built = async (text: string) => {
    await setText(text);
    await builder.build(site.root);
    return readTree(site.client);
  };
  const trees = { old: await built('old'), new: await built('new') };
  expect(trees.old).not.toEqual(trees.new);
  expect(await site.build()).toMatchObject({ code: 0 });

  let step = 0;
  for (let wasKilled = true; wasKilled; step += 1) {
    await built('old');
    await setText('new');
    wasKilled = await killBuild(site, step);
    const text = step % 2 === 0 ? 'new' : 'old';
    expect(await built(text), `killed at step ${step}`).toEqual(trees[text]);
    expect((await readdir(path.join(site.root, 'dist'))).sort()).toEqual([
      'bundle',
      'client',
      'hosting',
      'manifest.ndjson',
      'reviews.ics',
    ]);
  }
  expect(step).toBeGreaterThan(15);
});
