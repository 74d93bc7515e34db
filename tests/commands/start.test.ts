import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENVIRONMENT, FAST_BUILD } from '../support/environment.ts';
import { runScript } from '../support/runScript.ts';
import { startServing } from '../support/servingProcess.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await makeSmallSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test('explains a disk that cannot hold the bundle', async () => {
  const dist = path.join(site.root, 'dist');
  await rename(dist, `${dist}-aside`);
  await writeFile(dist, 'a file');
  const { code, stderr } = await runScript('start.ts', [], site.root, FAST_BUILD);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\S*dist\S* could not be read or written: .* next build continues/);
  expect(stderr).not.toMatch(/^ {4}at /m);
  await rm(dist);
  await rename(`${dist}-aside`, dist);
});

test('pulls the content, builds the pages and serves them', async () => {
  await site.setText('zh', 'site.name', 'not what the source says');
  await using server = await startServing({
    name: 'npm start',
    command: [process.execPath, path.resolve('scripts/start.ts')],
    ready: /^The site is on (\S+)$/m,
    stderr: 'inherit',
    options: { cwd: site.root, env: { ...ENVIRONMENT, ...FAST_BUILD, PORT: '0' } },
  });
  const response = await fetch(`${server.origin}/zh`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain('<html lang="zh');
  expect(page).not.toContain('not what the source says');
});
