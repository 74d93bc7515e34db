import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../../scripts/disk/lock.ts';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'lock.db');
});
afterEach(() => rm(folder, { recursive: true }));

test('rejects a second holder with the given message', () => {
  const lock = takeLock(file, 'Somebody else is at it');
  expect(() => takeLock(file, 'Somebody else is at it')).toThrow('Somebody else is at it');
  lock.release();
});

test('creates a missing folder', () => {
  const below = path.join(folder, 'nowhere', 'yet', 'lock.db');
  expect(() => takeLock(below, 'held').release()).not.toThrow();
});

test('can be taken again after release', () => {
  takeLock(file, 'held').release();
  expect(() => takeLock(file, 'held').release()).not.toThrow();
});

test('is free after its process was killed', async () => {
  const module_ = path.resolve('scripts/disk/lock.ts');
  const hold = `import { takeLock } from ${JSON.stringify(module_)};
    takeLock(process.argv[1], 'held');
    console.log('taken');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', hold, file]);
  await once(other.stdout, 'data');
  expect(() => takeLock(file, 'held')).toThrow('held');

  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(() => takeLock(file, 'held').release()).not.toThrow();
});

test('distinguishes a failure from a held lock', () => {
  expect(() => takeLock(folder, 'held')).toThrow(`${folder} cannot be used as a lock`);
});
