import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAST_BUILD } from '../support/environment.ts';
import { onSmallDisk } from '../support/mounts.ts';
import { runScript } from '../support/runScript.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';

const TEXT = 'residency.greece.overview.description1';
const NEW = 'The new text. '.repeat(5_000);

let site: SmallSite;
let whole: Record<string, string>;
const dist = (...names: string[]) => path.join(site.root, 'dist', ...names);

beforeAll(async () => {
  site = await makeSmallSite();
  await site.setText('en', TEXT, NEW);
  expect(await site.build()).toMatchObject({ code: 0 });
  whole = readTree(site.client);
});
afterAll(() => site[Symbol.asyncDispose]());

const removeFrom = (...names: string[]) =>
  Promise.all(names.map((name) => rm(dist(name), { recursive: true })));

async function formerText(): Promise<void> {
  await site.setText('en', TEXT, 'The former text.');
  expect(await site.build()).toMatchObject({ code: 0 });
  await site.setText('en', TEXT, NEW);
}

/** Free space in kilobytes, each too little for the output. */
test.each([
  ['the code', 160, () => removeFrom('bundle')],
  ['the site', 160, () => removeFrom('client', 'manifest.ndjson')],
  ['a changed page', 4, formerText],
])(
  'reports a full disk for %s in %i KB, and the next build is correct',
  async (_, room, prepare) => {
    await prepare();
    const left = await mkdtemp(path.join(site.root, 'left-'));
    const { code, stderr } = await runScript(
      'build.ts',
      [],
      site.root,
      FAST_BUILD,
      onSmallDisk(dist(), room, left),
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(FULL) });
    expect(stderr).toContain(dist());
    expect(stderr.trimEnd().split('\n')).toHaveLength(2);

    await rm(dist(), { recursive: true });
    await rename(left, dist());
    expect(await site.build()).toMatchObject({ code: 0, stderr: '' });
    expect(readTree(site.client)).toEqual(whole);
  },
);

const FULL =
  /(disk is full: free some space|exceeds the size limit .*), then run the command again/;
