import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ValidationCache } from '../../scripts/pull/validationCache.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'accepted-'));
});
afterEach(() => rm(root, { recursive: true }));

const document = { _id: 'home', _type: 'home', hero: { title: { en: 'Home', zh: '首页' } } };

async function remember(): Promise<void> {
  const accepted = new ValidationCache(root);
  accepted.add(document);
  await accepted.save();
}

test('remembers a valid document, until any of it changes', async () => {
  await remember();
  const accepted = new ValidationCache(root);
  expect(accepted.has(structuredClone(document))).toBe(true);
  expect(accepted.has({ ...document, hero: { title: { en: 'Home', zh: '' } } })).toBe(false);
});

test('ignores the location of a picture, but not another picture', async () => {
  const withPicture = (url: string, _id = 'image-a') => ({
    ...document,
    photo: { alt: { en: 'A photo', zh: '照片' }, file: { _id, url } },
  });
  const accepted = new ValidationCache(root);
  accepted.add(withPicture('http://127.0.0.1:1000/a.png'));
  await accepted.save();
  const again = new ValidationCache(root);
  expect(again.has(withPicture('http://127.0.0.1:2000/a.png'))).toBe(true);
  expect(again.has(withPicture('http://127.0.0.1:1000/a.png', 'image-b'))).toBe(false);
});

test('forgets deleted documents', async () => {
  await remember();
  await new ValidationCache(root).save();
  expect(new ValidationCache(root).has(document)).toBe(false);
});

test('ignores a truncated file', async () => {
  await remember();
  const [name = ''] = await readdir(path.join(root, '.cache'));
  const file = path.join(root, '.cache', name);
  await writeFile(file, (await readFile(file, 'utf8')).slice(0, -5));
  expect(new ValidationCache(root).has(document)).toBe(false);
});
