import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from '../../../scripts/pull/lock.ts';

let folder = '';
let lock = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, '.cache', 'pull.lock');
});
afterEach(() => rm(folder, { recursive: true }));

const isHeld = () =>
  access(lock).then(
    () => true,
    () => false,
  );

test('while one runs, a second is refused and told who is at it', async () => {
  await withLock(lock, async () => {
    await expect(withLock(lock, async () => 'second')).rejects.toThrow(
      `Another pull is running (process ${process.pid})`,
    );
    expect(await isHeld()).toBe(true);
  });
});

test('the lock is given back after success and after failure', async () => {
  expect(await withLock(lock, async () => 'done')).toBe('done');
  expect(await isHeld()).toBe(false);
  const failing = withLock(lock, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await isHeld()).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  await withLock(lock, async () => {});
  await writeFile(lock, String(other.pid));
  await expect(withLock(lock, async () => 'taken')).rejects.toThrow('Another pull');

  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(await withLock(lock, () => readFile(lock, 'utf8'))).toBe(String(process.pid));
});

test('an empty lock, left by a kill between making and writing it, is taken over', async () => {
  await withLock(lock, async () => {});
  await writeFile(lock, '');
  expect(await withLock(lock, async () => 'taken')).toBe('taken');
});
