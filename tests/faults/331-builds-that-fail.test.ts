import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, readlink, rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PulledContent } from '../../scripts/content/pulledContent.ts';
import { routesOf } from '../../scripts/web/knownRoutes.ts';
import type { Behaviour } from '../publish/support/behaviour.ts';
import { startTestPublisher, type TestPublisher } from '../publish/support/publisher.ts';
import { smallContent } from '../publish/support/smallContent.ts';
import { site } from '../support/fixtureContent.ts';

let publisher: TestPublisher;
let before: { current: string; home: string; entries: string[] };
let builds = 1;
let published = 1;

const HEADLINE = 'home.hero.title';

const PROGRAMS = site.programs.length;
const pagesOf = (content: PulledContent) => routesOf(content.site).length;

const look = async () => ({
  current: await readlink(path.join(publisher.releases, 'current')),
  home: await publisher.served('index.html'),
  entries: (await readdir(publisher.releases)).sort(),
});

beforeAll(async () => {
  publisher = await startTestPublisher();
  before = await look();
});
afterAll(() => publisher[Symbol.asyncDispose]());

async function publish(behaviour: Behaviour) {
  builds += 1;
  await publisher.behave(behaviour);
  await publisher.write(HEADLINE, `Attempt ${builds}`);
  await publisher.deliver();
  const { builds: all } = await publisher.settle(builds);
  const outcome = all[0]?.outcome;
  if (outcome?.kind === 'published') published += 1;
  return outcome;
}

const failing: readonly (readonly [number, Behaviour, RegExp])[] = [
  [331, { pull: 'fails' }, /The source did not give its documents/],
  [332, { build: 'fails' }, /The page \/about could not be rendered/],
  [333, { build: 'exits' }, /ended with 134 during "build"; its last output:\nout of memory/],
  [335, { build: 'omits a page' }, /\/zh\/about\n.*every route: the build left this page out/],
  [336, { build: 'breaks a link' }, /live links: <a href="\/zh\/kontakt"> leads nowhere/],
  [336, { build: 'repeats an id' }, /unique ids: the id "top" appears 2 times/],
  [337, { build: 'has a wrong language' }, /page language: <html lang> is "en"/],
  [338, { build: 'truncates a page' }, /whole files: the page is truncated/],
  [338, { build: 'repeats part of a page' }, /whole files: .* bytes, but the build wrote \d+/],
  [339, { build: 'empties a file' }, /\/_redirects\n.*whole files: the file is empty/],
];

test.each(failing)(
  '%i: keeps the site after a failed build (%o), and says why',
  async (_, behaviour, expected) => {
    expect(await publish(behaviour)).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(expected),
    });
    expect(await look()).toEqual(before);
    const page = await (await fetch(publisher.origin)).text();
    expect(page).toContain('the site is unchanged');
    const last = publisher.log.at(-1) ?? '';
    expect(JSON.parse(last)).toMatchObject({ level: 'error', kind: 'failed' });
  },
);

test('340: rejects content with half of the pages missing', async () => {
  const all = smallContent(PROGRAMS);
  const few = smallContent(1);
  const before = pagesOf(all);
  const left = pagesOf(few);
  expect(left).toBeLessThanOrEqual(before / 2);
  await publisher.edit(() => all);
  expect(await publish({})).toMatchObject({ kind: 'published' });
  await publisher.edit(() => few);
  expect(await publish({})).toMatchObject({
    kind: 'failed',
    why: 'check',
    message: expect.stringContaining(`enough pages: only ${left} of ${before} pages are left`),
  });
  expect((await publisher.status()).current?.contains.pages).toBe(before);
});

test('accepts the removal of fewer pages, and a Chinese title in Latin letters', async () => {
  await publisher.edit(() => smallContent(Math.ceil(PROGRAMS / 2)));
  await publisher.write('home.seo.title', 'EB-5', 'zh');
  expect(await publish({})).toMatchObject({ kind: 'published' });
});

test('346 completes a publish, and starts, although an old release cannot be removed', async () => {
  const old = path.join(publisher.releases, '.removed-20260101-000000-001');
  // Paths too long for Node to remove: two halves, nested.
  const half = Array.from({ length: 12 }, () => 'x'.repeat(250)).join('/');
  for (const folder of [old, `${old}-half`])
    await mkdir(path.join(folder, half), { recursive: true });
  await rename(`${old}-half`, path.join(old, half, 'half'));
  expect(await publish({})).toMatchObject({ kind: 'published' });
  await publisher.restart();
  builds += 1;
  await publisher.settle(builds);
  execFileSync('rm', ['-r', old]);
});

test('the next successful build is published, and nothing of the others remains', async () => {
  expect(await publish({})).toMatchObject({ kind: 'published' });
  expect(await publisher.served('index.html')).toContain(`Attempt ${builds}`);
  const entries = await readdir(publisher.releases);
  const releases = entries.filter((name) => /^\d/.test(name));
  const complete = releases.map((id) => path.join(publisher.releases, id, 'release.json'));
  expect((await Promise.all(complete.map((file) => readFile(file)))).length).toBe(published);
});
