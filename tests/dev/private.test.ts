import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../runner/freePort.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { type DevProcess, startDev } from './support/devProcess.ts';
import { askForPrivateFiles, writePrivateFiles } from './support/privateFiles.ts';

let checkout: SmallSite;
let dev: DevProcess;
let port: number;

beforeAll(async () => {
  checkout = await makeSmallSite();
  await writePrivateFiles(checkout.root);
  port = await freePort();
  const lake = ['--lake-port', `${await freePort()}`];
  // The lake's folder is the one that it has unless told.
  dev = startDev(['--no-studio', '--port', `${port}`, ...lake], {}, checkout.root);
  await dev.ready;
});
afterAll(async () => {
  await dev?.[Symbol.asyncDispose]();
  await checkout?.[Symbol.asyncDispose]();
});

test('no address leads to tokens, drafts, secrets, history or unpublished pages', async () => {
  const tokens = await readFile(path.join(checkout.root, '.lake', 'tokens.json'), 'utf8');
  const secrets = Object.values<string>(JSON.parse(tokens));
  const given = await askForPrivateFiles(`http://localhost:${port}`, checkout.root, secrets);
  expect(given).toEqual([]);
});

test('the site is served to this machine alone', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const address of ['127.0.0.9', ...others.map((other) => other.address)])
    await expect(fetch(`http://${address}:${port}/about`), address).rejects.toThrow();
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(200);
});
