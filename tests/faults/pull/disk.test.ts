import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { ContentSource } from '../../support/contentSource.ts';
import { setField } from '../../support/dataset.ts';
import { onSmallDisk, readOnly, shell } from '../../support/mounts.ts';
import { type OutputSnapshot, takeSnapshot } from '../../support/outputSnapshot.ts';
import { pullAgainst } from '../../support/pullAgainst.ts';
import { type Run, runScript } from '../../support/runScript.ts';

let checkout: Checkout;
let source: ContentSource;
let snapshot: OutputSnapshot;
let left = '';
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  source = await ContentSource.start(path.join(checkout.root, 'studio', 'dataset'));
  await pullAgainst(checkout, source.origin);
  snapshot = await takeSnapshot(checkout);
});
beforeEach(async () => {
  left = await mkdtemp(path.join(tmpdir(), 'left-'));
  source.reset();
  for (const home of source.answer.home) home.startConsultation = { en: 'New', zh: '新' };
});
afterEach(async () => {
  await snapshot.expectUnchanged();
  await rm(left, { recursive: true });
});
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await checkout[Symbol.asyncDispose]();
});

const pullWithPrefix = (prefix: readonly string[]): Promise<Run> =>
  runScript('pull.ts', [], checkout.root, { SANITY_API_HOST: source.origin }, prefix);

const folder = (...names: string[]) => path.join(checkout.root, ...names);

const FULL = /disk is full: free some space|exceeds the size limit/;

test('151 keeps the previous texts, without leftovers, if new ones do not fit', async () => {
  const { code, stderr } = await pullWithPrefix(onSmallDisk(folder('locales'), 256, left));
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(FULL) });
  expect(await filesOf(left)).toEqual(await filesOf(folder('locales')));
});

test('152 does the same if a picture of 300 KB does not fit', async () => {
  const bytes = await noise(500);
  for (const member of source.answer.teamMember)
    member.photo = source.addPicture({ bytes, width: 500, height: 500 });
  const { code, stderr } = await pullWithPrefix(onSmallDisk(folder('.cache'), 64, left));
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(FULL) });
  expect((await readdir(left, { recursive: true })).filter((name) => /\.part$/.test(name))).toEqual(
    [],
  );
});

test('152 does the same if only the reduced version of a picture does not fit', async () => {
  const [width, height] = [4000, 3000];
  const create = { width, height, channels: 3, background: 'red' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  for (const member of source.answer.teamMember)
    member.photo = source.addPicture({ bytes, width, height });
  const { code, stderr } = await pullWithPrefix(onSmallDisk(folder('.cache'), 1024, left));
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(FULL) });
});

test('153 does the same if the limit of file sizes is below the size of the texts', async () => {
  const { code, stderr } = await pullWithPrefix(shell(`trap '' XFSZ; ulimit -f 100; exec "$@"`));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/exceeds the size limit \(ulimit -f\): raise the limit/),
  });
});

test.each([
  ['154 the folder of the texts', 'locales'],
  ['155 the whole checkout', '.'],
])('reports that %s is read-only', async (_, name) => {
  const { code, stderr } = await pullWithPrefix(await readOnly(folder(name)));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/disk is read-only: mount it writable|make its folder writable/),
  });
});

test('155 reports the same if the folder of the cache does not exist yet', async () => {
  const away = folder('.cache-away');
  await rename(folder('.cache'), away);
  onTestFinished(() => rename(away, folder('.cache')));
  const { code, stderr } = await pullWithPrefix(await readOnly(folder('.')));
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/disk is read-only: mount it writable|give this user access/),
  });
});

test('156 leaves the output unchanged if too few files can be open', async () => {
  await using limited = await checkout.copy();
  const before = await takeSnapshot(limited);
  await limited.edit(...FEW_PAGES, setField('home', 'startConsultation.en', 'New'));
  const errors: string[] = [];
  for (let limit = 24; ; limit += 8) {
    const prefix = shell(`ulimit -n ${limit}; exec "$@"`);
    const { code, stderr } = await runScript('pull.ts', [], limited.root, {}, prefix);
    if (code === 0) break;
    await before.expectUnchanged();
    errors.push(stderr);
  }
  expect(errors).toContainEqual(
    expect.stringMatching(/too many files are open \(ulimit -n\): raise/),
  );
});

/** An incompressible picture. */
const noise = (size: number) =>
  sharp(randomBytes(size * size * 3), { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();

/** The files of a folder, with their content. */
async function filesOf(place: string): Promise<Record<string, string>> {
  const names = (await readdir(place, { recursive: true })).sort();
  const contents = names.map(async (name) => [
    name,
    await readFile(path.join(place, name), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(contents));
}
