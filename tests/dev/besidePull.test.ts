import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from '../../scripts/disk/lock.ts';
import { freePort } from '../runner/freePort.ts';
import { makeSmallSite } from '../support/smallSite.ts';
import { startDev } from './support/devProcess.ts';

test('beside a pull, dev ends and says why; what the pull has laid ready stays', async () => {
  await using site = await makeSmallSite();
  const staging = path.join(site.root, 'locales', '.next');
  await mkdir(staging);
  await writeFile(path.join(staging, 'en.json'), '{}');
  const ports = ['--port', `${await freePort()}`, '--lake-port', `${await freePort()}`];
  const start = () => startDev(['--no-studio', ...ports], {}, site.root);

  const pull = takeLock(path.join(site.root, '.cache', 'pull-lock.db'), 'held');
  await using refused = start();
  expect(await refused.exit).toBe(1);
  expect(refused.said()).toContain(`A pull is running in ${site.root}: wait until it has finished`);
  expect(await readFile(path.join(staging, 'en.json'), 'utf8')).toBe('{}');

  // As a kill leaves it: nobody holds the lock, so the next start undoes the half generation.
  pull.release();
  await using started = start();
  await started.ready;
  expect(existsSync(staging)).toBe(false);
});
