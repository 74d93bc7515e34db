import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askForPrivateFiles, writePrivateFiles } from '../dev/support/privateFiles.ts';
import { freePort } from '../runner/freePort.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { copyCode } from '../support/siteCopy.ts';

let root: string;
let studio: ChildProcess;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'studio-'));
  await copyCode(root);
  await copyStudio(path.join(root, 'studio'));
  await writePrivateFiles(root);
  port = await freePort();
  const script = path.join(root, 'scripts', 'studio.ts');
  const env = { PATH: process.env.PATH ?? '', HOME: root };
  studio = spawn(process.execPath, [script, '--port', `${port}`], { cwd: root, env });
  const answers = async () => expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  await vi.waitFor(answers, { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  const isRunning = studio.exitCode === null && studio.signalCode === null;
  if (isRunning && studio.kill()) await once(studio, 'exit');
  await rm(root, { recursive: true, force: true });
});

/** A copy of its code, with its packages linked. */
async function copyStudio(folder: string): Promise<void> {
  await cp('studio', folder, {
    recursive: true,
    filter: (file) => !/^studio\/(?:node_modules|dist|\.sanity|dataset\/images)/.test(file),
  });
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('studio/node_modules'))
    if (!/^\.(?:vite|sanity|cache)/.test(name))
      await symlink(path.resolve('studio/node_modules', name), path.join(packages, name));
}

test('the Studio serves no tokens, drafts, secrets, history or releases', async () => {
  expect(await askForPrivateFiles(`http://localhost:${port}`, root)).toEqual([]);
});

test.each(['//..%2f', '/favicon.icox', '//x/favicon.ico/y'])(
  'a request for %s does not stop the server',
  async (target) => {
    expect((await sendRequest(`http://localhost:${port}`, { target })).status).toBe(400);
    expect((await fetch(`http://localhost:${port}/favicon.ico?x`)).status).toBe(200);
  },
);

test('an absolute target without a valid host does not stop the server', async () => {
  const { status } = await sendRequest(`http://localhost:${port}`, { target: 'http://[/' });
  expect(status).toBe(200);
});

test('starts no editor for a page on another site', async () => {
  const target = '/__open-in-editor?file=nothing';
  expect((await sendRequest(`http://localhost:${port}`, { target })).status).toBe(404);
});

test('the Studio is served to this machine only', async () => {
  await expect(fetch(`http://127.0.0.9:${port}/`)).rejects.toThrow();
});

test.each(['pages/pageData.ts', 'locales/translate.ts', 'components/islands/components.ts'])(
  'serves what the preview needs: %s',
  async (file) => {
    const answer = await fetch(`http://localhost:${port}/@fs${path.join(root, file)}`);
    expect(answer.headers.get('content-type')).toContain('javascript');
  },
);

/** Modules with import attributes, to which the server responds with JavaScript. */
async function modulesWithAttributes(): Promise<string[]> {
  const sources = glob(
    '{studio/{interface,words,schema,compose},components,locales}/**/*.{ts,tsx}',
  );
  const found: string[] = [];
  for await (const file of sources)
    if (/\bwith:?\s*\{\s*(?:with|type):/.test(await readFile(file, 'utf8'))) found.push(file);
  return found;
}

test('a browser may import only JavaScript', async () => {
  const files = await modulesWithAttributes();
  expect(files).not.toEqual([]);
  for (const file of files) {
    const answer = await fetch(`http://localhost:${port}/@fs${path.join(root, file)}`);
    expect(answer.headers.get('content-type'), file).toContain('javascript');
    // The source map repeats the sources.
    const [code] = (await answer.text()).split('//# sourceMappingURL');
    expect(code, file).not.toMatch(/\bwith:?\s*\{\s*type\b/);
  }
});

test('uses the production build of React, which keeps up with typing', async () => {
  const file = path.join(root, 'components/primitives/Phrases.tsx');
  const code = await (await fetch(`http://localhost:${port}/@fs${file}`)).text();
  expect(code).toContain('Phrases');
  expect(code).not.toContain('jsxDEV');
});
