import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Builder } from '../../scripts/publish/worker/builder.ts';
import { Standby, type Workshop } from '../../scripts/publish/worker/standby.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'standby-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Nothing else happens in this thread meanwhile. */
const blockFor = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** @param script of a process that makes builds */
async function openWorkshop(script: string): Promise<Workshop> {
  const file = path.join(root, 'worker.mjs');
  await writeFile(file, script);
  return { root, releases: root, worker: pathToFileURL(file), environment: {} };
}

const startStandby = async (script: string) => new Standby(await openWorkshop(script), 'code');

/** Of a process that never builds. */
const IDLE = "process.on('message', () => {});";

const orderOf = (id: string) => ({ id, strict: false, code: 'code' });

test('a process makes one build after the other, until one fails', async () => {
  const standby = await startStandby(`
    const held = { heldBack: [], heldDocuments: [], reasons: [] };
    const failed = { kind: 'failed', why: 'build', message: 'no', reasons: [], steps: {} };
    let builds = 0;
    process.on('message', ({ id }) => {
      const unchanged = { kind: 'unchanged', ...held, steps: { builds: ++builds } };
      process.send(id === 'bad' ? failed : unchanged);
    });
    process.send({ kind: 'ready' });
  `);
  for (const builds of [1, 2])
    expect(await standby.build(orderOf('good'), 10_000)).toMatchObject({ steps: { builds } });
  expect(standby.isReady).toBe(true);
  expect(await standby.build(orderOf('bad'), 10_000)).toMatchObject({ kind: 'failed' });
  expect(standby.isWaiting).toBe(false);
});

test('a process can be ended while it is given an order', async () => {
  const standby = await startStandby(IDLE);
  const ended = standby.end();
  // Its process is gone, and nobody has heard of it yet: the order cannot be written.
  blockFor(500);
  const built = standby.build(orderOf('a'), 10_000);
  await expect(ended).resolves.toBeUndefined();
  expect(await built).toMatchObject({ kind: 'failed', why: 'ended' });
});

test('what took over from a process of other code is ended with its builder', async () => {
  const builder = new Builder(await openWorkshop(IDLE), 10_000);
  builder.prepare();
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public', 'robots.txt'), '');
  const built = builder.build({ id: 'a', strict: false });
  await builder.close();
  const message = expect.stringContaining('was ended by SIGKILL');
  expect(await built).toMatchObject({ kind: 'failed', message });
});
