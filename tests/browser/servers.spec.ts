import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file whose name tells its content, as the home page names it. */
async function findAsset(pattern: RegExp): Promise<string> {
  const [asset = ''] = pattern.exec((await rawRequest('/citizenship')).body.toString()) ?? [];
  return asset;
}

test('not-found answers come in the language of the path', async () => {
  for (const [path, tag] of [
    ['/nowhere', 'en'],
    ['/zh/nowhere', 'zh-Hans'],
    ['/ZH/Nowhere', 'zh-Hans'],
    ['/zhejiang', 'en'],
    ['/assets/gone.js', 'en'],
  ] as const) {
    const { status, headers, body } = await rawRequest(path);
    expect(status, path).toBe(404);
    expect(body.toString(), path).toContain(`<html lang="${tag}">`);
    expect(headers['cache-control'], path).not.toContain('immutable');
  }
});

test('every answer carries the security headers', async () => {
  const asset = await findAsset(/\/assets\/entries\/[^"]+\.js/);
  for (const path of ['/', '/zh/contact', '/nowhere', '/About', asset, '/sitemap.xml']) {
    const { headers } = await rawRequest(path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self'");
    expect(policy, path).not.toContain('unsafe');
    expect(policy, path).not.toMatch(/https?:|\*/);
    for (const [name, value] of [
      ['strict-transport-security', /max-age=\d{8}/],
      ['x-content-type-options', /^nosniff$/],
      ['referrer-policy', /origin/],
      ['permissions-policy', /camera=\(\)/],
    ] as const)
      expect(headers[name], `${name} of ${path}`).toMatch(value);
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined();
  }
});

test('pages and scripts come compressed as the browser asks', async () => {
  for (const path of ['/', '/zh/citizenship/spain', await findAsset(/\/assets\/[^"]+\.css/)]) {
    const plain = await rawRequest(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await rawRequest(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const gzip = await rawRequest(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const { headers } of [brotli, gzip, plain])
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding');
  }
});

test('what has its content in its name is kept for ever, pages are asked for again', async () => {
  for (const pattern of [/\/assets\/[^"]+\.css/, /\/assets\/entries\/[^"]+\.js/]) {
    const { headers } = await rawRequest(await findAsset(pattern));
    expect(headers['cache-control']).toBe(IMMUTABLE);
  }
  const project = (await rawRequest('/projects/twinlakes')).body.toString();
  const [picture = ''] = /\/images\/[\w-]+\.avif/.exec(project) ?? [];
  const { headers: ofPicture } = await rawRequest(picture);
  expect(ofPicture['cache-control']).toBe(IMMUTABLE);
  expect(ofPicture['content-type']).toBe('image/avif');
  for (const path of ['/', '/zh/about', '/sitemap.xml', '/favicon.svg']) {
    const { headers } = await rawRequest(path);
    expect(headers['cache-control'], path).toMatch(/max-age=0|no-cache/);
    const again = { headers: { 'if-none-match': headers.etag ?? '' } };
    expect((await rawRequest(path, again)).status, path).toBe(304);
  }
});

test('the site can only be read', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await rawRequest('/contact', { method });
    expect(status, method).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  }
  for (const path of ['/about', '/nowhere', '/About']) {
    const { status, body } = await rawRequest(path, { method: 'HEAD' });
    expect(status).toBe((await rawRequest(path)).status);
    expect(body).toHaveLength(0);
  }
});
