import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type RawResponse, sendBytes, sendRequest } from '../support/sendRequest.ts';
import { contentOf, FILES, FONT, PAGES, PICTURE, RULES, SCRIPT } from './support/builtSite.ts';
import { type Case, GROUPS } from './support/cases.ts';
import { SERVERS } from './support/servers.ts';
import { shareServer } from './support/sharedServer.ts';

const CACHING = { immutable: /immutable/, revalidated: /max-age=0|no-cache/ } as const;

/** From package.json, /etc/passwd, Git's configuration, the generated lists. */
const SECRETS = /"devDependencies"|root:x:|\[core\]|add_header|" "\/| 301$/m;

function unpack({ headers, body }: RawResponse): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** One file per folder and extension, including `.html.br`, and the files of the root. */
const KINDS = [
  ...new Map(
    FILES.map((file) => {
      const { dir, base } = path.parse(file);
      return [dir === '' ? file : `${dir} ${base.replace(/^[^.]*/, '')}`, file] as const;
    }),
  ).values(),
];

/** Name of the file for a URL. */
const fileOf = (target: string): string => {
  const [pathname = ''] = target.slice(1).split('?');
  if (pathname === '') return 'index.html';
  return pathname.includes('.') ? pathname : `${pathname}.html`;
};

/** nginx sends every header twice with status 416. */
const withoutDoubles = (headers: RawResponse['headers']): RawResponse['headers'] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/^(.*), \1$/, '$1') : value,
    ]),
  );

function expectSecure(answer: RawResponse) {
  const headers = answer.status === 416 ? withoutDoubles(answer.headers) : answer.headers;
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringContaining('origin'),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'speculation-rules': `"${RULES}"`,
  });
}

/** nginx responds to them before it reads any configuration. */
const REFUSED_UNSEEN: ReadonlySet<string | undefined> = new Set(['TRACE']);

/**
 * The body is the requested range of the file; multiple ranges, which no browser requests, are not
 * parsed.
 */
function expectPart({ headers, body }: RawResponse, file: Buffer) {
  if (headers['content-type']?.startsWith('multipart/')) return;
  const [, first, last, size] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? [];
  expect(Number(size)).toBe(file.length);
  expect(body.equals(file.subarray(Number(first), Number(last) + 1))).toBe(true);
}

function expectAnswer(answer: RawResponse, expected: Case) {
  const { status, headers, body } = answer;
  expect(expected.status).toContain(status);
  expect(headers.location).toBe(expected.location);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server ?? '').not.toMatch(/\d/);
  // The parsers of Node and Go reject some requests before the configuration applies.
  if (status !== 400 && status !== 431 && !REFUSED_UNSEEN.has(expected.method))
    expectSecure(answer);
  if (expected.type) expect(headers['content-type']).toMatch(expected.type);
  if (expected.caching) expect(headers['cache-control']).toMatch(CACHING[expected.caching]);
  if (status === 405 && !REFUSED_UNSEEN.has(expected.method))
    expect(headers.allow).toBe('GET, HEAD');
  if (expected.isEmpty) return expect(body).toHaveLength(0);
  const content = unpack(answer);
  if (expected.language) expect(content.toString()).toContain(`<html lang="${expected.language}">`);
  if (status === 206) return expectPart(answer, contentOf(fileOf(expected.target)));
  if (status !== 200) return expect(content.toString()).not.toMatch(SECRETS);
  expect(content.equals(contentOf(fileOf(expected.target)))).toBe(true);
  if (FILES.includes(`${fileOf(expected.target)}.br`))
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
  if (expected.encoding) expect(expected.encoding).toContain(headers['content-encoding'] ?? 'none');
}

describe.each(SERVERS)('$name', ({ start }) => {
  const server = shareServer(start);

  const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
    sendRequest(server.origin(), { target, headers });

  for (const [group, cases] of Object.entries(GROUPS)) {
    describe(group, () => {
      test.each(
        cases.map((expected) => {
          const { method = 'GET', target, headers = {} } = expected;
          const sent = Object.entries(headers)
            .slice(0, 3)
            .map(([name, value]) => ` ${name}: ${value.slice(0, 60)}`);
          return { name: `${method} ${target.slice(0, 60)}${sent.join('')}`, expected };
        }),
      )('$name', async ({ expected }) => {
        expectAnswer(await sendRequest(server.origin(), expected), expected);
      });
    });
  }

  test('finds every page in any case and spelling', async () => {
    for (const page of PAGES.filter((path) => path !== '/'))
      for (const spelling of [page.toUpperCase(), `${page}/`, `${page.toUpperCase()}.HTML`]) {
        const { status, headers } = await get(spelling);
        expect([status, headers.location], spelling).toEqual([301, page]);
      }
  });

  test('serves every page, every kind of file in every folder, and nothing else in them', async () => {
    for (const page of PAGES) expect((await get(page)).status, page).toBe(200);
    for (const name of KINDS.filter((file) => !file.endsWith('.html'))) {
      const isUnserved = /^_|\.(?:br|gz)$/.test(name);
      expect((await get(`/${name}`)).status, name).toBe(isUnserved ? 404 : 200);
    }
  });

  test.each(['/', '/zh/about', SCRIPT, PICTURE, FONT, '/sitemap.xml'])(
    '%s is not sent again to a client that has it',
    async (target) => {
      for (const coding of ['br', 'gzip', 'identity']) {
        const accepted = { 'accept-encoding': coding };
        const first = await get(target, accepted);
        const { etag = '', vary, 'cache-control': caching } = first.headers;
        const again = await get(target, { ...accepted, 'if-none-match': etag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe(caching);
        if (vary) expect(again.headers.vary?.toLowerCase()).toBe('accept-encoding');
        expectSecure(again);
      }
    },
  );

  test('a compressed variant never matches another', async () => {
    const brotli = await get('/about', { 'accept-encoding': 'br' });
    const { etag = '' } = brotli.headers;
    for (const coding of ['gzip', 'identity']) {
      const other = await get('/about', { 'accept-encoding': coding, 'if-none-match': etag });
      expect(other.status).toBe(200);
      expect(unpack(other).equals(contentOf('about.html'))).toBe(true);
    }
  });

  test('sends the whole not-found page, whatever the client has', async () => {
    const { headers } = await get('/nowhere');
    const { status, body } = await get('/nowhere', {
      'if-none-match': headers.etag ?? '*',
      'if-modified-since': new Date().toUTCString(),
      range: 'bytes=0-9',
    });
    expect(status).toBe(404);
    expect(body.toString()).toContain('</html>');
  });

  test.each([
    ['a raw line break', 'GET /About\r\nX-Injected: 1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a null byte', 'GET /about\0.html HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
    ['no host', 'GET /about HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'hello\r\n\r\n'],
    [
      'another host',
      'GET http://evil.example/About HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    ],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ])('tolerates %s', async (_, bytes) => {
    const response = await sendBytes(server.origin(), bytes);
    expect(response).not.toMatch(/^x-injected|^location: (?!\/about\r)/im);
    expect((await get('/about')).status).toBe(200);
  });
});
