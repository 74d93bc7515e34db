import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@sanity/client';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describePicture,
  makePictures,
  pictureFiles,
  removeUnusedPictures,
} from '../../../scripts/pull/pictures.ts';
import type { Source } from '../../../scripts/pull/source.ts';

const HOST = 'https://cdn.sanity.io';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
});
afterEach(() => rm(folder, { recursive: true }));

const serving = (bytes: Uint8Array<ArrayBuffer>): Source => ({
  client: createClient({ projectId: 'x', dataset: 'y', useCdn: false, apiVersion: '2025-02-19' }),
  name: 'test',
  fetch: async () => new Response(bytes),
  pictureOrigins: new Set([HOST]),
  close: async () => {},
});

const draw = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1976d2' } })
      .png()
      .toBuffer(),
  );

const pictureOf = (bytes: Uint8Array, width: number, height: number, host = HOST) => {
  const sha1 = createHash('sha1').update(bytes).digest('hex');
  const name = `${sha1}-${width}x${height}`;
  const url = `${host}/images/x/y/${name}.png`;
  return {
    file: { _id: `image-${name}-png`, url, extension: 'png', size: bytes.length, width, height },
  };
};

const make = (picture: ReturnType<typeof pictureOf>, bytes: Uint8Array<ArrayBuffer>) =>
  makePictures([picture], serving(bytes), folder, () => {});

test('a picture is made in three formats and in every width it is large enough for', async () => {
  const bytes = await draw(900, 600);
  const picture = pictureOf(bytes, 900, 600);
  await make(picture, bytes);
  const files = pictureFiles(describePicture(picture));
  const made = await Promise.all(
    files.map(async (file) => {
      const { format, width, height } = await sharp(path.join(folder, file)).metadata();
      return `${path.extname(file)} ${format} ${width}x${height}`;
    }),
  );
  expect(made.sort()).toEqual([
    '.avif heif 400x267',
    '.avif heif 800x533',
    '.jpg jpeg 400x267',
    '.jpg jpeg 800x533',
    '.webp webp 400x267',
    '.webp webp 800x533',
  ]);
  expect(await readdir(path.join(folder, 'images'))).toHaveLength(6);
});

test('a small picture is never enlarged', async () => {
  const bytes = await draw(50, 40);
  expect(describePicture(pictureOf(bytes, 50, 40)).widths).toEqual([50]);
});

test('a picture that is there is not made again, a missing file is', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  expect(await make(picture, bytes)).toBe(1);
  expect(await make(picture, bytes)).toBe(0);
  const [first = ''] = pictureFiles(describePicture(picture));
  await rm(path.join(folder, first));
  expect(await make(picture, bytes)).toBe(1);
  expect((await stat(path.join(folder, first))).size).toBeGreaterThan(0);
});

test('another picture gets another name', async () => {
  const [one, two] = [await draw(50, 40), await draw(50, 41)];
  const names = [pictureOf(one, 50, 40), pictureOf(two, 50, 41)].map(
    (picture) => describePicture(picture).name,
  );
  expect(new Set(names).size).toBe(2);
});

test('a picture on a foreign host is not fetched', async () => {
  const bytes = await draw(50, 40);
  const foreign = pictureOf(bytes, 50, 40, 'https://evil.example');
  await expect(make(foreign, bytes)).rejects.toThrow(/lies on https:\/\/evil\.example/);
});

test('a damaged picture is refused and leaves nothing behind', async () => {
  const bytes = await draw(50, 40);
  const damaged = bytes.slice(0, -10);
  await expect(make(pictureOf(bytes, 50, 40), damaged)).rejects.toThrow(/arrived damaged/);
  expect(await readdir(path.join(folder, 'images'))).toEqual([]);
});

test('what is no picture is refused, and the message names it', async () => {
  const bytes = new TextEncoder().encode('not a picture');
  const picture = pictureOf(bytes, 50, 40);
  await expect(make(picture, bytes)).rejects.toThrow(`${picture.file._id} cannot be read`);
  expect(await readdir(path.join(folder, 'images'))).toEqual([]);
});

test('pictures that no document uses are removed', async () => {
  const bytes = await draw(50, 40);
  const picture = pictureOf(bytes, 50, 40);
  await make(picture, bytes);
  await writeFile(path.join(folder, 'images', 'old-400.jpg'), '');
  await removeUnusedPictures(new Set(pictureFiles(describePicture(picture))), folder);
  expect((await readdir(path.join(folder, 'images'))).sort()).toEqual(
    pictureFiles(describePicture(picture))
      .map((file) => path.basename(file))
      .sort(),
  );
});
