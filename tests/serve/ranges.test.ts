import { describe, expect, test } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { shareServe } from './support/sharedServe.ts';
import { ABOUT, PLAN } from './support/site.ts';

const { origin } = shareServe();

const LONG_AGO = 'Sun, 22 Nov 2020 12:00:00 GMT';

/** One file is sent from memory, the other from the disk. */
describe.each([
  { target: '/about', content: Buffer.from(ABOUT) },
  { target: '/plan.png', content: PLAN },
])('$target', ({ target, content }) => {
  const size = content.length;
  const get = (range: string, headers = {}) =>
    sendRequest(origin(), { target, headers: { range, ...headers } });

  test.each([
    ['bytes=10-19', 10, 19],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=${size - 3}-`, size - 3, size - 1],
    [`bytes=2-${'9'.repeat(30)}`, 2, size - 1],
  ])('%s returns that range', async (range, first, last) => {
    const { status, headers, body } = await get(range);
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${size}`);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(content.subarray(first, last + 1))).toBe(true);
  });

  test('ignores invalid ranges', async () => {
    const { status, headers, body } = await get('bytes=10-5');
    expect([status, headers['content-range']]).toEqual([200, undefined]);
    expect(body.equals(content)).toBe(true);
  });

  test('rejects a range past the end, with the size', async () => {
    const { status, headers, body } = await get(`bytes=${size}-`);
    expect([status, headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(body).toHaveLength(0);
  });

  test.each(['bytes=0-0', `bytes=${size}-`])('HEAD ignores %s', async (range) => {
    const options = { target, method: 'HEAD', headers: { range } };
    const { status, headers, body } = await sendRequest(origin(), options);
    expect([status, headers['content-length']]).toEqual([200, String(size)]);
    expect(body).toHaveLength(0);
  });

  test('checks preconditions before the range', async () => {
    const { headers } = await get('bytes=0-0');
    const { etag = '', 'last-modified': modified = '' } = headers;
    const has = { 'if-none-match': etag };
    for (const other of [{ 'if-match': '"other"' }, { 'if-unmodified-since': LONG_AGO }]) {
      const { status, body } = await get('bytes=1-1', { ...has, ...other });
      expect([status, body.length]).toEqual([412, 0]);
    }
    for (const same of [{ 'if-match': etag }, { 'if-unmodified-since': modified }])
      expect((await get('bytes=1-1', same)).status).toBe(206);
  });

  test('never combines ranges of different content', async () => {
    const { headers } = await get('bytes=0-0');
    const { etag = '', 'last-modified': modified = '' } = headers;
    for (const same of [etag, modified])
      expect((await get('bytes=1-1', { 'if-range': same })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, LONG_AGO])
      expect((await get('bytes=1-1', { 'if-range': other })).status).toBe(200);
  });
});

test.each([
  [200, {}, 'public, max-age=31536000, immutable'],
  [206, { range: 'bytes=0-1' }, 'public, max-age=31536000, immutable'],
  [412, { 'if-match': '"other"' }, 'public, max-age=0, must-revalidate'],
  [416, { range: 'bytes=99-' }, 'public, max-age=0, must-revalidate'],
])('caches keep no error of a hashed file: %i', async (status, headers, caching) => {
  const sent = await sendRequest(origin(), { target: '/assets/app-abcdefgh.js', headers });
  expect([sent.status, sent.headers['cache-control']]).toEqual([status, caching]);
});
