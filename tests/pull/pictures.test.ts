import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sanity/client';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePictures } from '../../scripts/pull/pictures/makePictures.ts';
import { PictureStore } from '../../scripts/pull/pictures/pictureStore.ts';
import {
  describePicture,
  LARGEST_WIDTH,
  pictureFiles,
} from '../../scripts/pull/pictures/pictures.ts';
import type { Source } from '../../scripts/pull/source/source.ts';
import { PICTURE_FORMATS } from '../../studio/schema/rules/pictureFile.ts';

let root = '';
let store: PictureStore;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  store = new PictureStore(root);
});
afterEach(() => rm(root, { recursive: true }));

const serving = (bytes: Uint8Array): Source => ({
  client: createClient({ projectId: 'x', dataset: 'y', useCdn: false, apiVersion: '2025-02-19' }),
  name: 'test',
  download: (_, file) => writeFile(file, bytes),
  pictureOrigins: new Set(['https://cdn.sanity.io']),
  [Symbol.asyncDispose]: async () => {},
});

const draw = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1976d2' } })
      .png()
      .toBuffer(),
  );

const pictureOf = (bytes: Uint8Array, width: number, height: number) => {
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const name = `${sha1}-${width}x${height}`;
  const url = `https://cdn.sanity.io/images/x/y/${name}.png`;
  return {
    file: { _id: `image-${name}-png`, url, extension: 'png', size: bytes.length, width, height },
  };
};

type TestPicture = ReturnType<typeof pictureOf>;

const filesOf = (picture: TestPicture) => pictureFiles(describePicture(picture));
const namesOf = (picture: TestPicture) =>
  filesOf(picture)
    .map((file) => path.basename(file))
    .sort();

/** Encodes pictures and makes them current; returns how many were made, and the problems. */
async function showAll(pictures: readonly TestPicture[], bytes: Uint8Array) {
  const made: string[] = [];
  const document = { _id: 'team', _type: 'teamMember' };
  const uses = pictures.map((picture) => ({ document, field: 'photo', picture }));
  const faults = await makePictures(uses, serving(bytes), store, (text) => made.push(text));
  await store.show(pictures.flatMap(filesOf));
  return { made: made.length, faults };
}

const show = (picture: TestPicture, bytes: Uint8Array) => showAll([picture], bytes);

const shown = (...names: string[]) => path.join(root, 'public', 'images', ...names);
const aside = (...names: string[]) => path.join(root, '.cache', 'pictures', ...names);

test('accepts a picture whose metadata its host removed', async () => {
  const served = await draw(500, 300);
  const uploaded = new Uint8Array(
    await sharp(served)
      .withExif({ IFD0: { Model: 'X' } })
      .toBuffer(),
  );
  const picture = pictureOf(uploaded, 500, 300);
  expect(await show(picture, served)).toEqual({ made: 1, faults: [] });
});

test('encodes a picture in three formats, in several widths', async () => {
  const bytes = await draw(800, 534);
  const picture = pictureOf(bytes, 800, 534);
  await show(picture, bytes);
  const made = await Promise.all(
    namesOf(picture).map(async (name) => {
      const { format, width, height } = await sharp(shown(name)).metadata();
      return `${path.extname(name)} ${format} ${width}x${height}`;
    }),
  );
  expect(made.sort()).toEqual([
    '.avif heif 400x267',
    '.avif heif 800x534',
    '.jpg jpeg 400x267',
    '.jpg jpeg 800x534',
    '.webp webp 400x267',
    '.webp webp 800x534',
  ]);
  expect(await readdir(shown())).toHaveLength(6);
});

test('a portrait may also be in a gallery, where it is larger', async () => {
  const bytes = await draw(1000, 1250);
  const picture = pictureOf(bytes, 1000, 1250);
  const uses = [picture, { ...picture, shape: 0.8 }];
  expect(await showAll(uses, bytes)).toEqual({ made: 2, faults: [] });
});

test('a rotated photograph has the dimensions in which it is displayed', async () => {
  const bytes = new Uint8Array(
    await sharp(await draw(900, 600))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  const seen = pictureOf(bytes, 600, 900);
  expect(await show(seen, bytes)).toEqual({ made: 1, faults: [] });
  const [file = ''] = filesOf(seen);
  expect(await sharp(path.join(root, 'public', file)).metadata()).toMatchObject({
    width: 400,
    height: 600,
  });
  const [fault] = (await show(pictureOf(bytes, 900, 600), bytes)).faults;
  expect(fault?.message).toMatch(
    /^is recorded as 900 × 600, but has the other orientation: upload/,
  );
});

test('a transparent picture is on white in every format, also if it was shown before', async () => {
  const create = { width: 60, height: 40, channels: 4, background: '#00000000' } as const;
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
  const opaque = pictureOf(bytes, 60, 40);
  const picture = { file: { ...opaque.file, hasAlpha: true } };
  expect(namesOf(picture)).not.toEqual(namesOf(opaque));
  await show(picture, bytes);
  for (const name of namesOf(picture)) {
    const { isOpaque, channels } = await sharp(shown(name)).stats();
    expect([name, isOpaque, channels[0]?.min]).toEqual([name, true, 255]);
  }
});

test.each(PICTURE_FORMATS)('reads a picture in the format %s', async (format) => {
  const drawn = sharp(await draw(50, 40));
  const bytes = new Uint8Array(await drawn.toFormat(format).toBuffer());
  expect((await show(pictureOf(bytes, 50, 40), bytes)).faults).toEqual([]);
});

test('is never enlarged, and loses no pixel that visitors can see', () => {
  const widest = (shape?: number) => (width: number) => {
    const picture = { ...pictureOf(new Uint8Array(), width, 1000), ...(shape && { shape }) };
    return Math.max(...describePicture(picture).widths);
  };
  expect([50, 793, 1500, 6000].map(widest())).toEqual([50, 793, 1500, LARGEST_WIDTH]);
  // A portrait stands beside a text, 352 pixels wide at most.
  expect([50, 793, 6000].map(widest(0.8))).toEqual([50, 793, 800]);
});

test('keeps an existing picture, and restores a missing file', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  expect((await show(picture, bytes)).made).toBe(1);
  expect((await show(picture, bytes)).made).toBe(0);
  const [first = ''] = namesOf(picture);
  await rm(shown(first));
  expect((await show(picture, bytes)).made).toBe(1);
  expect((await stat(shown(first))).size).toBeGreaterThan(0);
});

test('does not refuse a picture that it has because another part of its file is missing', async () => {
  const bytes = await draw(50, 40);
  const whole = pictureOf(bytes, 50, 40);
  await show(whole, bytes);
  const half = { ...whole, crop: { left: 0.5, right: 0, top: 0, bottom: 0 } };
  const uses = [whole, half].map((picture, index) => ({
    document: { _id: `team-${index}`, _type: 'teamMember' },
    field: 'photo',
    picture,
  }));
  const damaged = serving(new Uint8Array([1]));
  expect(await makePictures(uses, damaged, store, () => {})).toMatchObject([
    { document: 'team-1' },
  ]);
});

test('gives another picture another name', async () => {
  const one = await draw(50, 40);
  const two = await draw(50, 41);
  const names = [pictureOf(one, 50, 40), pictureOf(two, 50, 41)].map(
    (picture) => describePicture(picture).name,
  );
  expect(new Set(names).size).toBe(2);
});

test('does not re-encode a restored picture', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  await show(picture, bytes);
  await store.hideOthers(new Set());
  expect(await readdir(shown())).toEqual([]);

  expect((await show(picture, bytes)).made).toBe(0);
  expect((await readdir(shown())).sort()).toEqual(namesOf(picture));
});

test('deletes unused pictures after a month, and leftovers of a killed pull', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  await show(picture, bytes);
  await store.hideOthers(new Set());
  const [old = '', ...young] = namesOf(picture);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await utimes(aside(old), longAgo, longAgo);
  await writeFile(aside(`.${old}.part`), 'half');

  await store.hideOthers(new Set());
  expect((await readdir(aside())).sort()).toEqual(young);
});

test('removes pictures that no document uses', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  await show(picture, bytes);
  await writeFile(shown('old-400.jpg'), '');
  await store.hideOthers(new Set(filesOf(picture)));
  expect((await readdir(shown())).sort()).toEqual(namesOf(picture));
});

test('a pull is up to date whatever a file manager leaves beside the pictures', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  await show(picture, bytes);
  for (const name of ['.DS_Store', 'Thumbs.db']) await writeFile(shown(name), '');
  expect(await store.outdated(new Set(filesOf(picture)))).toEqual([]);
  await writeFile(shown('old-400.jpg'), '');
  expect(await store.outdated(new Set(filesOf(picture)))).toEqual(['old-400.jpg']);
});

test('applies crop and focal point', async () => {
  const white = '#ffffff';
  const black = '#000000';
  const create = { width: 1000, height: 1000, channels: 3, background: white } as const;
  const bytes = new Uint8Array(
    await sharp({ create: { width: 2000, height: 1000, channels: 3, background: black } })
      .composite([{ input: { create }, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
  const whole = pictureOf(bytes, 2000, 1000);
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const rightHalf = { ...whole, crop: { ...none, left: 0.5 } };
  const portrait = { ...whole, crop: none, hotspot: { x: 0.1, y: 0.5 }, shape: 0.8 };
  expect(describePicture(rightHalf)).toMatchObject({ width: 1000, height: 1000 });
  expect(describePicture(portrait)).toMatchObject({ width: 800, height: 1000 });
  expect(describePicture({ ...whole, crop: none })).toEqual(describePicture(whole));

  for (const [picture, light] of [
    [rightHalf, 0],
    [portrait, 255],
  ] as const) {
    expect(await show(picture, bytes)).toEqual({ made: 1, faults: [] });
    const [file = ''] = filesOf(picture);
    const { channels } = await sharp(path.join(root, 'public', file)).stats();
    expect(channels[0]?.mean).toBeCloseTo(light, -1);
  }
});
