import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeLock } from '../../scripts/disk/lock.ts';
import { listen } from '../../scripts/web/listen.ts';
import { type Run, runScript } from '../support/runScript.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-'));
  await mkdir(path.join(root, 'studio', 'node_modules'), { recursive: true });
  await mkdir(path.join(root, 'bin'));
});
afterEach(() => rm(root, { recursive: true }));

const studio = (...options: string[]): Promise<Run> =>
  runScript('studio.ts', options, root, { PATH: `${path.join(root, 'bin')}:${process.env.PATH}` });

test('has help', async () => {
  expect(await studio('--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('npm run studio -- build [DIR]'),
  });
});

test.each([
  [['bake'], 'Unknown command: bake'],
  [['build', 'a', 'b'], 'Unknown command: build a b'],
  [['--port', 'first'], '--port must be a whole number up to 65535, not first'],
  [['--port', '0'], '--port is 0, but links to it need its number'],
  [['build', '--port', '3000'], '--port is for serving the Studio: omit it with build'],
])('rejects %j', async (options, message) => {
  expect(await studio(...options)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(message),
  });
});

test('in a folder that the bundler misreads, installs nothing, and says so', async () => {
  const folder = path.join(root, '50% off');
  await mkdir(path.join(folder, 'studio'), { recursive: true });
  expect(await runScript('studio.ts', [], folder)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/Cannot build in .*studio: .* Move or rename the folder$/m),
  });
});

describe('installing', () => {
  const SANITY = { version: '6.16.0', integrity: 'sha512-a' };
  const OTHER_SYSTEM = { version: '1.0.0', integrity: 'sha512-b', optional: true };
  const WANTED = { '': {}, 'node_modules/sanity': SANITY, 'node_modules/win': OTHER_SYSTEM };

  const lock = (file: string, packages: object) =>
    writeFile(path.join(root, 'studio', file), JSON.stringify({ packages }));

  /** An npm that only records its calls. */
  const fakeNpm = async (exitCode = 0) => {
    const file = path.join(root, 'bin', 'npm');
    await writeFile(file, `#!/bin/sh\necho "$PWD $*" > "${root}/called"\nexit ${exitCode}\n`);
    await chmod(file, 0o755);
  };
  const called = () => readFile(path.join(root, 'called'), 'utf8').catch(() => undefined);

  beforeEach(async () => {
    await fakeNpm();
    await lock('package-lock.json', WANTED);
  });

  test('does not reinstall what the lock file lists', async () => {
    await lock('node_modules/.package-lock.json', { 'node_modules/sanity': SANITY });
    expect(await studio('install')).toMatchObject({ code: 0, stdout: '' });
    expect(await called()).toBeUndefined();
  });

  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', {}],
    ['another version is installed', { 'node_modules/sanity': { ...SANITY, version: '6.15.0' } }],
  ])('runs npm ci in studio/: %s', async (_, installed) => {
    if (installed) await lock('node_modules/.package-lock.json', installed);
    expect(await studio('install')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Installing the packages of the Studio'),
    });
    expect(await called()).toContain('/studio ci --include=dev ');
  });

  test('does not install twice at once, as two npm would remove what the other has written', async () => {
    const lock = takeLock(path.join(root, '.cache', 'studio-lock.db'), 'in use');
    const second = await studio('install');
    lock.release();
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Another command is installing .*: wait until it has finished/,
      ),
    });
    expect(await called()).toBeUndefined();
  });

  test('reinstalls what a killed npm recorded half', async () => {
    await writeFile(
      path.join(root, 'studio', 'node_modules', '.package-lock.json'),
      '{"packages":',
    );
    expect(await studio('install')).toMatchObject({ code: 0, stderr: '' });
    expect(await called()).toContain('/studio ci');
  });

  test('reports a taken port before installing, with the option for another', async () => {
    const server = createServer();
    const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
    const { code, stderr } = await studio('--port', port);
    server.close();
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Port ${port} on localhost is in use: stop the program that uses it, or set --port to another port`,
    );
    expect(await called()).toBeUndefined();
  });

  test('a failure says what to do', async () => {
    await fakeNpm(1);
    expect(await studio('install')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Try again with: npm ci --include=dev --prefix studio'),
    });
  });
});

/** Starts a build whose Sanity command outlasts the test, and waits until that runs. */
async function startBuild() {
  const folder = path.join(root, 'studio', 'node_modules', 'sanity', 'bin');
  await mkdir(folder, { recursive: true });
  await lockNothing();
  await writeFile(path.join(folder, 'sanity'), 'console.log("On"); setTimeout(() => {}, 300_000);');
  const command = spawn(process.execPath, [path.resolve('scripts', 'studio.ts'), 'build'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(command.stdout, 'data');
  return command;
}

test('a killed command line takes the Studio with it', async () => {
  const command = await startBuild();
  command.kill('SIGKILL');
  // The output ends when no process is left that could write to it.
  await once(command.stdout.resume(), 'end');
});

test('a build that is stopped fails, so that nothing is done with its half', async () => {
  const command = await startBuild();
  command.kill('SIGTERM');
  let said = '';
  command.stderr.on('data', (part) => (said += String(part)));
  expect(await once(command, 'close')).toEqual([1, null]);
  expect(said).toBe('sanity build --yes was stopped\n');
});

test('builds into no folder that contains something else, which Sanity would delete', async () => {
  const folder = path.join(root, 'studio', 'node_modules', 'sanity', 'bin');
  await mkdir(folder, { recursive: true });
  await lockNothing();
  await writeFile(path.join(folder, 'sanity'), 'console.log("Deletes", process.argv.at(-1));');
  const into = (name: string) => studio('build', name);
  await writeFile(path.join(root, 'notes.txt'), 'Kept');
  await mkdir(path.join(root, 'built'));
  await writeFile(path.join(root, 'built', 'index.html'), '<div id="sanity"></div>');
  const deletes = { code: 0, stdout: expect.stringContaining(`Deletes ${root}`) };
  for (const name of ['new', 'built']) expect(await into(name)).toMatchObject(deletes);
  for (const name of ['.', 'notes.txt'])
    expect(await into(name)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /contains something other .*: choose a new or empty folder, or delete what a build left/,
      ),
    });
});

/** Makes all packages of the Studio look installed. */
async function lockNothing(): Promise<void> {
  const studio = path.join(root, 'studio');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    await writeFile(path.join(studio, file), JSON.stringify({ packages: {} }));
}
