import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ask } from '../support/ask.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { removeDocument } from '../support/dataset.ts';
import { makeSmallSite } from '../support/smallSite.ts';
import { startServe } from './support/serveProcess.ts';
import { ABOUT, makeSite } from './support/site.ts';

/** Asks over one connection: what is left over of an answer would spoil the next. */
function visitor(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visit = (target: string) =>
    new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
      const asked = get(origin + target, { agent }, (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      });
      asked.on('error', reject);
    });
  return { visit, [Symbol.dispose]: () => agent.destroy() };
}

test('a build beside the server is seen at once: longer, shorter, new and removed pages', async () => {
  await using site = await makeSmallSite();
  expect((await site.build()).code).toBe(0);
  await using server = await startServe({ folder: site.root });
  using browser = visitor(server.origin);
  const page = '/us-green-card/eb5';
  const { visit } = browser;
  const expectAsBuilt = async () => {
    const { status, body } = await visit(page);
    expect(status).toBe(200);
    expect(body.equals(await readFile(path.join(site.client, `${page}.html`)))).toBe(true);
    return body.length;
  };
  const key = 'usGreenCard.eb5.overview.description1';
  const before = await expectAsBuilt();

  await site.setText('en', key, 'A longer text. '.repeat(2_000));
  expect((await site.build()).code).toBe(0);
  expect(await expectAsBuilt()).toBeGreaterThan(before + 20_000);

  await site.setText('en', key, 'Short.');
  expect((await site.build()).code).toBe(0);
  expect(await expectAsBuilt()).toBeLessThan(before);

  const [leaver] = ['/team/marcus-baptiste'];
  expect((await visit(leaver)).status).toBe(200);
  await site.edit(...FEW_PAGES, removeDocument('team-marcus-baptiste'));
  await site.pull({ allowRemoval: true });
  expect((await site.build()).code).toBe(0);
  expect((await visit(leaver)).status).toBe(404);
  await expectAsBuilt();
  expect(server.said()).toBe('');
});

test('while pages are replaced and removed again and again, each answer is a whole page', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  using browser = visitor(server.origin);
  const versions = [ABOUT, ABOUT.repeat(20), 'short', undefined];
  const file = path.join(site.client, 'about.html');
  let isBuilding = true;
  const build = async () => {
    for (let round = 0; round < 300; round++) {
      const version = versions[round % versions.length];
      if (version === undefined) await rm(file);
      else {
        await writeFile(`${file}.next`, version);
        await rename(`${file}.next`, file);
      }
    }
    isBuilding = false;
  };
  const known = new Set(versions);
  const visitUntilBuilt = async () => {
    while (isBuilding) {
      const { status, body } = await browser.visit('/about');
      if (status === 200) expect(known.has(body.toString())).toBe(true);
      else expect(status).toBe(404);
    }
  };
  await Promise.all([build(), visitUntilBuilt()]);
});

test('a page of the same size and time, in the same place, is not taken for the one before', async () => {
  await using site = await makeSite();
  const file = path.join(site.client, 'about.html');
  await using server = await startServe(site);
  const read = async () => (await ask(server.origin, { target: '/about' })).body.toString();
  // Once the file was left alone for a while, its bytes are kept.
  await expect
    .poll(async () => Date.now() - (await stat(file)).ctimeMs, { timeout: 5_000 })
    .toBeGreaterThan(1_500);
  for (let visit = 0; visit < 3; visit++) expect(await read()).toBe(ABOUT);
  const { atime, mtime } = await stat(file);
  const other = ABOUT.replaceAll('u', 'o');
  await writeFile(file, other);
  await utimes(file, atime, mtime);
  expect(await read()).toBe(other);
  expect((await stat(file)).size).toBe(ABOUT.length);
});

test('another folder in the place of dist/client is seen at once, its redirects too', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  const location = async () => (await ask(server.origin, { target: '/firm' })).headers.location;
  expect(await location()).toBe('/about');
  const next = `${site.client}-next`;
  await mkdir(next);
  await writeFile(path.join(next, 'team.html'), 'Team');
  await writeFile(path.join(next, '_redirects'), '/firm /team 301\n');
  await rename(site.client, `${site.client}-before`);
  await rename(next, site.client);
  expect(await location()).toBe('/team');
  expect((await ask(server.origin, { target: '/Team/' })).headers.location).toBe('/team');
  expect((await ask(server.origin, { target: '/about' })).status).toBe(404);
});
