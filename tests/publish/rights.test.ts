import { lstatSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { IN_HASTE } from '../support/compiled.ts';
import { runScript } from '../support/runScript.ts';
import { makeSmallSite } from '../support/smallSite.ts';
import { makePublishCheckout } from './support/checkout.ts';
import { startServerProcess } from './support/serverProcess.ts';
import { settle } from './support/status.ts';

/** As a server's administrator has it who keeps his own files to himself. */
const CLOSED = ['sh', '-c', 'umask 077 && exec "$@"', 'sh'];

/** What somebody else cannot read of a folder, itself included. */
const hiddenIn = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const entry = lstatSync(path.join(folder, name));
    const wanted = entry.isDirectory() ? 0o055 : 0o044;
    return (entry.mode & wanted) !== wanted;
  });

test('a web server can read a release, whatever the umask of the publish server', async () => {
  await using checkout = await makePublishCheckout();
  const { root, releases } = checkout;
  await rm(releases, { recursive: true });
  await using server = await startServerProcess(root, CLOSED);
  expect((await settle(server.origin, 1)).builds[0]?.outcome).toMatchObject({ kind: 'published' });
  expect(lstatSync(releases).mode & 0o055).toBe(0o055);
  for (const name of ['site', 'hosting'])
    expect(hiddenIn(path.join(releases, 'current', name))).toEqual([]);
  // What is for staff stays as closed as they want it.
  expect(lstatSync(path.join(releases, 'journal.db')).mode & 0o077).toBe(0);
});

test('a site that is built can be read where it is copied to', async () => {
  await using site = await makeSmallSite();
  const run = await runScript('build.ts', [], site.root, IN_HASTE, CLOSED);
  expect(run).toMatchObject({ code: 0 });
  expect(hiddenIn(site.client)).toEqual([]);
});
