import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportDataset as exportBySanity } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDataset } from '../../scripts/lake/dataset.ts';
import { exportDataset } from '../../scripts/lake/exportDataset.ts';
import { nameAssets } from '../../scripts/lake/exportedAssets.ts';
import { serveFolder } from '../../scripts/lake/serveFolder.ts';
import { onSmallDisk } from '../support/mounts.ts';
import { runScript } from '../support/runScript.ts';
import { makePicture, startTestLake, type TestLake } from './support/testLake.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lake-transfer-'));
});
afterAll(() => rm(root, { recursive: true }));

/** Every document except assets, without the fields that a write changes. */
const contentOf = (lake: TestLake) =>
  lake
    .client('viewer', { perspective: 'raw' })
    .fetch('*[!(_type in ["sanity.imageAsset", "sanity.fileAsset"])] | order(_id)')
    .then((found: Record<string, unknown>[]) =>
      found.map(({ _rev, _updatedAt, _createdAt, ...content }) => content),
    );

test("Sanity's export and import transfer everything to another lake", async () => {
  await using from = await startTestLake();
  await using to = await startTestLake({ documents: [] });
  const releases = from.client('editor').releases;
  await releases.create({ releaseId: 'r1', metadata: { title: 'A law', releaseType: 'asap' } });
  const archive = path.join(root, 'archive.tar.gz');
  const exported = await exportBySanity({
    client: from.client('administrator'),
    dataset: 'production',
    outputPath: archive,
  });
  expect(exported).toMatchObject({ documentCount: 7, assetCount: 1 });
  const client = to.client('administrator');
  const imported = await sanityImport(createReadStream(archive), {
    client,
    operation: 'createOrReplace',
  });
  expect(imported).toMatchObject({ numDocs: 7, warnings: [] });
  expect(await contentOf(to)).toEqual(await contentOf(from));
  await to.client('editor').releases.publish({ releaseId: 'r1' });
  expect(await to.client('viewer').getDocument('b')).toMatchObject({ title: 'B of r1' });
});

test('Sanity imports the committed dataset from the file that the guide names', async () => {
  await using lake = await startTestLake({ documents: [] });
  const client = lake.client('administrator');
  const guide = await readFile('docs/connecting.md', 'utf8');
  const file = `studio/${/sanity dataset import (\S+)/.exec(guide)?.[1]}`;
  const imported = await sanityImport(createReadStream(file), {
    client,
    operation: 'create',
    // As the command line sets it for a file.
    assetsBase: path.dirname(file),
  });
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(imported).toMatchObject({ numDocs: lines.length, warnings: [] });
});

test('the committed dataset is exported byte for byte', async () => {
  const folder = path.join(root, 'committed');
  const target = path.join(root, 'written');
  const dataset = 'studio/dataset';
  const lake = await serveFolder({ folder, dataset, port: 0 });
  await exportDataset(folder, target);
  await lake.close();
  const read = (from: string, name: string) => readFile(path.join(from, name));
  const isSame = (await read(target, 'data.ndjson')).equals(await read(dataset, 'data.ndjson'));
  expect(isSame, 'npm run lake -- --reset, then npm run lake -- export studio/dataset').toBe(true);
  for (const name of await readdir(path.join(target, 'images')))
    expect(
      (await read(`${target}/images`, name)).equals(await read(`${dataset}/images`, name)),
    ).toBe(true);
});

test('an edit changes only its line, and the export can be imported', async () => {
  await using lake = await startTestLake();
  const before = path.join(root, 'before');
  const after = path.join(root, 'after');
  await exportDataset(lake.folder, before, true);
  const editor = lake.client('editor');
  const ids = { draftId: 'drafts.a', publishedId: 'a' };
  await editor.patch('drafts.a').set({ title: 'Edited' }).commit();
  await editor.action({ actionType: 'sanity.action.document.publish', ...ids });
  const picture = await makePicture(8, 8, '#00ff00');
  const asset = await editor.assets.upload('image', picture, { filename: '../../../evil.png' });
  const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
  await editor.create({ _id: 'added', _type: 'page', image });
  const { documents } = await exportDataset(lake.folder, after, true);
  const lines = async (folder: string) =>
    (await readFile(path.join(folder, 'data.ndjson'), 'utf8')).split('\n').filter(Boolean);
  const old = await lines(before);
  const now = await lines(after);
  // The draft replaced its document, a new one was appended; the other lines are unchanged.
  const same = old.filter((line) => now.includes(line));
  expect(same).toHaveLength(old.length - 2);
  expect(now[0]).toContain('"title":"Edited"');
  expect(now.at(-1)).toContain('image@file://./images/');
  expect((await readdir(root)).includes('evil.png')).toBe(false);
  const read = await readDataset(after);
  expect(read.documents.get(asset._id)).toMatchObject({ sha1hash: asset.sha1hash });
  expect(read.documents.size).toBe(documents + read.assets.size);
});

test('a picture with the name of another stored file does not replace that file', () => {
  const stored = (digit: string) => `${digit.repeat(40)}-8x8`;
  const pictures = [
    { digit: 'a', originalFilename: 'photo.png' },
    // Saved from its URL, edited and uploaded again.
    { digit: 'b', originalFilename: `${stored('c')}.png` },
    { digit: 'c', originalFilename: 'photo.png' },
  ].map(({ digit, originalFilename }) => ({
    _id: `image-${stored(digit)}-png`,
    _type: 'sanity.imageAsset',
    originalFilename,
  }));
  expect(Array.from(nameAssets(pictures).values(), ({ name }) => name)).toEqual([
    'photo.png',
    `${stored('b')}.png`,
    `${stored('c')}.png`,
  ]);
});

test('an export of the same documents has the same bytes', async () => {
  await using lake = await startTestLake();
  const one = path.join(root, 'one');
  const two = path.join(root, 'two');
  await exportDataset(lake.folder, one);
  await lake.restart();
  await mkdir(two);
  await copyFile(path.join(one, 'data.ndjson'), path.join(two, 'data.ndjson'));
  await exportDataset(lake.folder, two);
  const read = (folder: string) => readFile(path.join(folder, 'data.ndjson'), 'utf8');
  expect(await read(two)).toBe(await read(one));
});

test('npm run lake -- export writes published documents, and with --drafts also drafts', async () => {
  await using lake = await startTestLake();
  const editor = lake.client('editor');
  const upload = async (filename: string, background: string) => {
    const picture = await makePicture(8, 8, background);
    const { _id: _ref } = await editor.assets.upload('image', picture, { filename });
    return { _type: 'image', asset: { _type: 'reference', _ref } };
  };
  const image = await upload('unpublished.png', '#ff00ff');
  await editor.create({ _id: 'drafts.pictured', _type: 'page', image });
  const target = path.join(root, 'for-git');
  const run = (...options: string[]) =>
    runScript('lake.ts', ['export', target, '--data', lake.folder, ...options], process.cwd());
  const idsIn = async () => {
    const lines = (await readFile(path.join(target, 'data.ndjson'), 'utf8')).trim().split('\n');
    return lines.map((line) => JSON.parse(line)._id);
  };
  expect(await run()).toMatchObject({
    code: 0,
    stdout: `${target}: 3 documents, 1 pictures and files\n`,
  });
  expect(await idsIn()).toEqual(['a', 'b', 'pictured']);
  expect(await readdir(path.join(target, 'images'))).toEqual(['blue.png']);
  // As readable as files that users create: they are meant to be committed.
  const { mode } = await stat(path.join(target, 'images', 'blue.png'));
  expect(mode & 0o777).toBe(0o666 & ~process.umask());
  expect(await run('--drafts')).toMatchObject({ code: 0 });
  expect(await idsIn()).toEqual(
    expect.arrayContaining(['a', 'drafts.a', 'drafts.pictured', 'versions.r1.b']),
  );
  expect(await readdir(path.join(target, 'images'))).toContain('unpublished.png');
});

test('an export to a full disk keeps the files of the former one whole, and names one', async () => {
  await using lake = await startTestLake();
  const editor = lake.client('editor');
  const filename = 'terms.txt';
  const { _id: _ref } = await editor.assets.upload('file', Buffer.alloc(200_000), { filename });
  const file = { _type: 'file', asset: { _type: 'reference', _ref } };
  await editor.create({ _id: 'terms', _type: 'page', file });
  const [target, left] = [path.join(root, 'full'), path.join(root, 'left')];
  await mkdir(left);
  await mkdir(path.join(target, 'files'), { recursive: true });
  await writeFile(path.join(target, 'files', filename), 'Exported before');
  const options = ['export', target, '--data', lake.folder];
  const disk = onSmallDisk(target, 100, left);
  const { code, stderr } = await runScript('lake.ts', options, process.cwd(), {}, disk);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^\S*terms\.txt\S* could not be read or written: /),
  });
  expect(await readdir(path.join(left, 'files'))).toEqual([filename]);
  expect(await readFile(path.join(left, 'files', filename), 'utf8')).toBe('Exported before');
});
