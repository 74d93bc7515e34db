import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../runner/freePort.ts';
import { startDev } from './support/devProcess.ts';

/** Separate ports, so that servers running on this machine do not interfere. */
async function freePorts() {
  const site = await freePort();
  const lake = await freePort();
  return { lake, options: ['--no-studio', '--port', `${site}`, '--lake-port', `${lake}`] };
}

test('reports a taken port, and how to choose another, before anything starts', async () => {
  const { lake, options } = await freePorts();
  const other = createServer().listen(lake, '127.0.0.1');
  await once(other, 'listening');
  await using dev = startDev(options);
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toMatch(
    new RegExp(
      `^Port ${lake} on localhost is in use: stop the program that uses it, or set --lake-port to another port\\n`,
    ),
  );
  other.close();
});

test('reports a port that two parts share before anything starts', async () => {
  const { lake, options } = await freePorts();
  await using dev = startDev([...options, '--port', `${lake}`]);
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toBe(
    `--port and --lake-port are both ${lake}: set one of them to another port\n`,
  );
});

test('names a source that does not respond at the start', async () => {
  const { options } = await freePorts();
  await using dev = startDev(options, { SANITY_API_HOST: `http://127.0.0.1:${await freePort()}` });
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toContain('The documents could not be fetched from');
});

test('names a folder that the lake cannot use, with the error', async () => {
  const { options } = await freePorts();
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'dev-data-')), 'file');
  await writeFile(file, '');
  await using dev = startDev([...options, '--data', file]);
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toMatch(/^\S*file could not be read or written: [^\n]* is unchanged\n/);
  expect(dev.output()).not.toMatch(/^ {4}at /m);
  await rm(path.dirname(file), { recursive: true });
});

test('asks to move a checkout that the bundler would misread, before anything starts', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dev#'));
  const { options } = await freePorts();
  await using dev = startDev(options, {}, folder);
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toMatch(/^Cannot build in [^\n]* Move or rename the folder\n$/);
  await rm(folder, { recursive: true });
});

test('--publish requires the embedded lake', async () => {
  await using dev = startDev(['--no-studio', '--publish'], { SANITY_PROJECT_ID: 'abc12345' });
  expect(await dev.exit).toBe(2);
  expect(dev.output()).toContain('--publish needs the embedded lake');
});

test('rejects options of --publish without it', async () => {
  await using dev = startDev(['--no-studio', '--releases', 'other'], {}, tmpdir());
  expect(await dev.exit).toBe(2);
  expect(dev.output()).toContain('--releases requires --publish');
});
