import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Standby } from '../../../scripts/publish/worker/standby.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'standby-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Nothing else happens in this thread meanwhile. */
const blockFor = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

test('a process can be ended while it is given an order', async () => {
  const file = path.join(root, 'worker.mjs');
  await writeFile(file, "process.on('message', () => {});");
  const workshop = { root, releases: root, worker: pathToFileURL(file), environment: {} };
  const standby = new Standby(workshop, 'code');
  const ended = standby.end();
  // Its process is gone, and nobody has heard of it yet: the order cannot be written.
  blockFor(500);
  const built = standby.build({ id: 'a', strict: false, code: 'code' }, 10_000);
  await expect(ended).resolves.toBeUndefined();
  expect(await built).toMatchObject({ kind: 'failed', why: 'ended' });
});
