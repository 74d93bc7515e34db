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

test('while one holds it, a second is refused with the given words', () => {
  const lock = takeLock(file, 'Somebody else is at it');
  expect(() => takeLock(file, 'Somebody else is at it')).toThrow('Somebody else is at it');
  lock.release();
});

test('its folder is made when missing', () => {
  const below = path.join(folder, 'nowhere', 'yet', 'lock.db');
  expect(() => takeLock(below, 'held').release()).not.toThrow();
});

test('what was released can be taken again', () => {
  takeLock(file, 'held').release();
  expect(() => takeLock(file, 'held').release()).not.toThrow();
});

test('the lock of a killed process is free', async () => {
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

test('a lock that cannot be made is not mistaken for one that is held', () => {
  expect(() => takeLock(folder, 'held')).toThrow(`${folder} cannot be used as a lock`);
});
