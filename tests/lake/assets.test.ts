import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, truncate } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { failureOf, makePicture, startTestLake, type TestLake } from './support/testLake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ limits: { maxUploadBytes: 300_000 } });
});
afterAll(() => lake[Symbol.asyncDispose]());

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');
const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

test('a picture is stored, described and served', async () => {
  const bytes = await makePicture(30, 20, '#aa0000');
  const asset = await lake.client('editor').assets.upload('image', bytes, { filename: 'red.png' });
  expect(asset).toMatchObject({
    _id: `image-${sha1(bytes)}-30x20-png`,
    _type: 'sanity.imageAsset',
    originalFilename: 'red.png',
    mimeType: 'image/png',
    sha1hash: sha1(bytes),
    size: bytes.byteLength,
    metadata: { dimensions: { width: 30, height: 20, aspectRatio: 1.5 } },
  });
  expect(await bytesOf(`${asset.url}?w=10&auto=format`)).toEqual(new Uint8Array(bytes));
  const part = await sharp(await bytesOf(`${asset.url}?rect=5,0,10,20`)).metadata();
  expect(part).toMatchObject({ width: 10, height: 20 });
  expect(await bytesOf(`${asset.url}?rect=25,0,10,20`)).toEqual(new Uint8Array(bytes));
  const described = await lake.client('editor').patch(asset._id).set({ title: 'Red' }).commit();
  expect(described.url).toBe(asset.url);
  const query = '*[_type == "sanity.imageAsset" && sha1hash == $hash][0].url';
  expect(await lake.client('viewer').fetch(query, { hash: sha1(bytes) })).toBe(asset.url);
});

test('what a client says about a picture is stored with it', async () => {
  const said = { title: 'Red', label: 'red-1', description: 'A red square', creditLine: 'Ann' };
  const source = { id: '7', name: 'library', url: 'https://library.example/7' };
  const bytes = await makePicture(31, 20, '#aa0000');
  const asset = await lake.client('editor').assets.upload('image', bytes, { ...said, source });
  expect(asset).toMatchObject({ ...said, source });
  const plain = await lake.client('editor').assets.upload('file', Buffer.from('plain'));
  for (const name of [...Object.keys(said), 'source']) expect(plain).not.toHaveProperty(name);
});

test('a part of a drawing is served as the type that it has', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
  const { url } = await lake.client('editor').assets.upload('image', drawing);
  expect((await fetch(url)).headers.get('content-type')).toBe('image/svg+xml');
  const part = await fetch(`${url}?rect=5,0,10,20`);
  const { format } = await sharp(await part.arrayBuffer()).metadata();
  expect(part.headers.get('content-type')).toBe(`image/${format}`);
});

test('an extension named like a property of every object has no type of its own', async () => {
  const upload = lake.client('editor').assets.upload('file', Buffer.from('x'), {
    filename: 'plan.constructor',
  });
  const { url, mimeType } = await upload;
  expect(mimeType).toBe('application/octet-stream');
  expect((await fetch(url)).headers.get('content-type')).toBe(mimeType);
});

test('a rotated photograph has the dimensions in which it is displayed', async () => {
  const bytes = await sharp(await makePicture(30, 20))
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const asset = await lake.client('editor').assets.upload('image', bytes);
  expect(asset).toMatchObject({
    _id: `image-${sha1(bytes)}-20x30-jpg`,
    metadata: { dimensions: { width: 20, height: 30 } },
  });
});

test("a URL is on the Studio's site, whatever host the lake was requested by", async () => {
  const asset = await lake.client('editor').assets.upload('image', await makePicture(7, 7));
  const { port } = new URL(lake.lake.origin);
  const addressFor = async (host: string) => {
    const headers = { host: `${host}:${port}` };
    const target = `/v2025-02-19/data/doc/production/${asset._id}`;
    const { body } = await sendRequest(lake.lake.origin, { target, headers });
    return JSON.parse(String(body)).documents[0].url;
  };
  const address = `http://localhost:${port}/${asset.path}`;
  expect(await addressFor('embedded.localhost')).toBe(address);
  expect(await addressFor('localhost')).toBe(address);
});

test('the same picture is stored once', async () => {
  const bytes = await makePicture(12, 12, '#00aa00');
  const client = lake.client('editor');
  const first = await client.assets.upload('image', bytes, { filename: 'green.png' });
  const second = await client.assets.upload('image', bytes, { filename: 'other.png' });
  expect(second).toEqual(first);
});

test('a file is never served as a page', async () => {
  const bytes = Buffer.from('<script>alert(1)</script>');
  const asset = await lake.client('editor').assets.upload('file', bytes, { filename: 'page.html' });
  expect(asset).toMatchObject({ _type: 'sanity.fileAsset', extension: 'html' });
  const response = await fetch(`${asset.url}?dl=brochure.html`);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('content-disposition')).toContain('brochure.html');
});

test('an asset is streamed, however large it is', async () => {
  const asset = await lake.client('editor').assets.upload('file', Buffer.from('large'));
  const file = path.join(lake.folder, 'assets', 'files', path.basename(asset.url));
  await truncate(file, 200_000_000);
  const before = process.memoryUsage().arrayBuffers;
  const [answer] = await once(get(asset.url), 'response');
  expect(answer.headers['content-length']).toBe('200000000');
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  answer.destroy();
});

test('the picture of the dataset is served from its URL', async () => {
  const url = await lake
    .client('anonymous')
    .fetch<string>('*[_id == "pictured"][0].picture.asset->url');
  expect(new Uint8Array(await makePicture())).toEqual(await bytesOf(url));
});

test('an asset in use cannot be deleted', async () => {
  const id = await lake.client('viewer').fetch('*[_id == "pictured"][0].picture.asset._ref');
  expect(await failureOf(lake.client('editor').delete(id))).toMatchObject({ statusCode: 409 });
});

describe('rejected uploads, which leave nothing behind', () => {
  const upload = (kind: string, body: BodyInit, role?: 'editor' | 'viewer') =>
    lake.request(`/v1/assets/${kind}/production?filename=x.png`, {
      method: 'POST',
      body,
      ...(role && { role }),
    });

  test.each([
    ['not a picture', () => upload('images', 'not a picture', 'editor'), 400],
    ['nothing', () => upload('files', '', 'editor'), 400],
    ['too large', () => upload('files', 'x'.repeat(300_001), 'editor'), 413],
    ['an unknown kind', () => upload('sounds', 'x', 'editor'), 404],
    ['a viewer', () => upload('files', 'x', 'viewer'), 403],
    ['nobody', () => upload('files', 'x'), 401],
  ])('%s', async (_, attempt, status) => {
    const files = path.join(lake.folder, 'assets', 'files');
    const before = await readdir(files);
    expect((await attempt()).status).toBe(status);
    expect(await readdir(files)).toEqual(before);
    expect(await readdir(path.join(lake.folder, 'assets', 'incoming'))).toEqual([]);
  });

  test('too large, without a length', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let n = 0; n < 40; n += 1) controller.enqueue(new Uint8Array(10_000));
        controller.close();
      },
    });
    const response = await lake.request('/v1/assets/files/production', {
      method: 'POST',
      role: 'editor',
      body,
      duplex: 'half',
    });
    expect(response.status).toBe(413);
  });

  test('cancelled, which is no failure of the lake', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    const incoming = () => readdir(path.join(lake.folder, 'assets', 'incoming'));
    const cancel = new AbortController();
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
    });
    const upload = lake.request('/v1/assets/files/production', {
      method: 'POST',
      role: 'editor',
      body: endless,
      duplex: 'half',
      signal: cancel.signal,
    });
    await expect.poll(incoming).toHaveLength(1);
    cancel.abort();
    await failureOf(upload);
    await expect.poll(incoming).toEqual([]);
    await lake.request('/v1/ping');
    expect(reported.mock.calls).toEqual([]);
    reported.mockRestore();
  });
});

test.each([
  '/images/local/production/none-1x1.png',
  '/images/local/production/..%2f..%2ftokens.json',
  '/files/local/production/..%2f..%2f..%2ftokens.json',
  '/files/local/production/%2e%2e',
  '/images/local/production/%00.png',
  '/etc/local/production/passwd',
])('%s is not found', async (address) => {
  expect((await lake.request(address)).status).toBe(404);
});
