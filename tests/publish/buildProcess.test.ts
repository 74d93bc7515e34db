import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Builder } from '../../scripts/publish/worker/builder.ts';
import {
  BuildProcess,
  type BuildProcessOptions,
} from '../../scripts/publish/worker/buildProcess.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'process-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Blocks this thread, so that no event is handled meanwhile. */
const blockFor = (milliseconds: number) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** @param script a worker's code */
async function writeWorker(script: string): Promise<BuildProcessOptions> {
  const file = path.join(root, 'worker.mjs');
  await writeFile(file, script);
  return { root, releases: root, worker: pathToFileURL(file), environment: {} };
}

const startProcess = async (script: string) => new BuildProcess(await writeWorker(script), 'code');

/** A worker that never builds. */
const IDLE = "process.on('message', () => {});";

const orderOf = (id: string) => ({ id, strict: false, revisions: [], code: 'code' });

test('one process makes several builds, until one fails', async () => {
  const worker = await startProcess(`
    const held = { heldBack: [], heldDocuments: [], reasons: [] };
    const failed = { kind: 'failed', why: 'build', message: 'no', reasons: [] };
    let builds = 0;
    process.on('message', ({ id }) => {
      const outcome = id === 'bad' ? failed : { kind: 'unchanged', ...held };
      process.send({ kind: 'end', outcome, steps: { builds: ++builds } });
    });
    process.send({ kind: 'ready' });
  `);
  for (const builds of [1, 2])
    expect(await worker.build(orderOf('good'), 10_000)).toMatchObject({ steps: { builds } });
  expect(worker.isReady).toBe(true);
  expect(await worker.build(orderOf('bad'), 10_000)).toMatchObject({ outcome: { kind: 'failed' } });
  expect(worker.isConnected).toBe(false);
});

test('a process can be stopped while it receives a job', async () => {
  const worker = await startProcess(IDLE);
  const ended = worker.end();
  // Its process has exited, but the event is not handled yet: the job cannot be sent.
  blockFor(500);
  const built = worker.build(orderOf('a'), 10_000);
  await expect(ended).resolves.toBeUndefined();
  expect(await built).toMatchObject({ outcome: { kind: 'failed', why: 'ended' } });
});

test('a standby process that exited does not fail the next build', async () => {
  const builder = new Builder(
    await writeWorker(`
      const outcome = { kind: 'unchanged', heldBack: [], heldDocuments: [], reasons: [] };
      const end = { kind: 'end', outcome, steps: {} };
      process.on('message', () => process.send(end, () => process.exit()));
      process.send({ kind: 'ready' });
    `),
    10_000,
  );
  for (const id of ['a', 'b']) {
    expect(await builder.build({ id, strict: false, revisions: [] })).toMatchObject({
      outcome: { kind: 'unchanged' },
    });
    // The event of its exit is not handled yet.
    blockFor(500);
  }
});

test('stopping the builder also stops the process that replaced one with other code', async () => {
  const builder = new Builder(await writeWorker(IDLE), 10_000);
  builder.prepare();
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public', 'robots.txt'), '');
  const built = builder.build({ id: 'a', strict: false, revisions: [] });
  await builder.close();
  const message = expect.stringContaining('was ended by SIGKILL');
  expect(await built).toMatchObject({ outcome: { kind: 'failed', message } });
});

test('keeps the characters of long output whole', async () => {
  const worker = await startProcess(`
    process.on('message', () => {
      process.stdout.write('公司公司公司\\n'.repeat(3_500), () => process.exit(1));
    });
    process.send({ kind: 'ready' });
  `);
  const { outcome } = await worker.build(orderOf('a'), 10_000);
  expect(outcome).toMatchObject({ message: expect.stringMatching(/(?:\n公司公司公司){500}$/) });
});
