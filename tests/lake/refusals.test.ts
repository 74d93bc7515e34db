import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestLake, type TestLake } from './support/testLake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ limits: { maxUploadBytes: 4_000_000 } });
});
afterAll(() => lake[Symbol.asyncDispose]());

const V = '/v2025-02-19';
const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
const MUTATE = post({ mutations: [{ create: { _type: 'note' } }] });
const ACT = post({
  actions: [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.none' }],
});

describe('by role', () => {
  test.each([
    ['anonymous', 'mutate', `${V}/data/mutate/production`, MUTATE, 401],
    ['viewer', 'mutate', `${V}/data/mutate/production`, MUTATE, 403],
    ['editor', 'mutate', `${V}/data/mutate/production`, MUTATE, 200],
    ['administrator', 'mutate', `${V}/data/mutate/production`, MUTATE, 200],
    ['anonymous', 'act', `${V}/data/actions/production`, ACT, 401],
    ['viewer', 'act', `${V}/data/actions/production`, ACT, 403],
    ['editor', 'act', `${V}/data/actions/production`, ACT, 404],
    ['anonymous', 'export', `${V}/data/export/production`, {}, 401],
    ['viewer', 'export', `${V}/data/export/production`, {}, 200],
    ['anonymous', 'history', `${V}/data/history/production/transactions/a`, {}, 401],
    ['viewer', 'history', `${V}/data/history/production/transactions/a`, {}, 200],
    ['anonymous', 'preferences', `${V}/users/me/keyvalue/a`, {}, 401],
    ['anonymous', 'who am I', `${V}/users/me`, {}, 200],
  ] as const)('%s: %s', async (role, _, address, init, status) => {
    const as = role === 'anonymous' ? {} : { role };
    expect((await lake.request(address, { ...init, ...as })).status).toBe(status);
  });

  test.each(['Bearer nonsense', 'Bearer ', 'Basic eDp5', 'Bearer \u00e9'])(
    'rejects an invalid token: %s',
    async (authorization) => {
      const headers = { authorization };
      const response = await lake.request(`${V}/data/query/production?query=*`, { headers });
      expect(response.status).toBe(401);
    },
  );

  test('the Studio learns its user and permissions', async () => {
    const me = await lake.request(`${V}/users/me`, { role: 'viewer' });
    expect(await me.json()).toMatchObject({
      id: 'lake-viewer',
      roles: [{ name: 'viewer', title: 'Viewer' }],
    });
    expect(await (await lake.request(`${V}/users/me`)).json()).toEqual({});
    const acl = (role: 'viewer' | 'editor') =>
      lake.request(`${V}/projects/local/datasets/production/acl`, { role });
    expect(await (await acl('viewer')).json()).toMatchObject([{ permissions: ['read'] }]);
    expect(await (await acl('editor')).json()).toMatchObject([
      { filter: '_id in path("**")', permissions: expect.arrayContaining(['update', 'create']) },
    ]);
  });
});

describe('a body that is too large', () => {
  /** More than the system buffers. */
  const LARGE = Buffer.alloc(30_000_000, '"');

  /** Sends the whole body before reading the response, which is lost if the connection is reset. */
  async function sendLarge(address: string, headers: Record<string, string>, inPieces: boolean) {
    const socket = connect(Number(new URL(lake.lake.origin).port), '127.0.0.1').pause();
    const all = {
      host: 'localhost',
      ...(inPieces ? { 'transfer-encoding': 'chunked' } : { 'content-length': LARGE.length }),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${V}${address} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const end = inPieces ? '\r\n0\r\n\r\n' : '';
    if (inPieces) socket.write(`${LARGE.length.toString(16)}\r\n`);
    const outcome = Promise.race([
      once(socket, 'data').then(([chunk]) => Number(String(chunk).split(' ')[1])),
      once(socket, 'close').then(() => 'closed without an answer'),
    ]).catch((error: Error) => error.message);
    socket.write(LARGE);
    socket.write(end || '', () => socket.resume());
    return outcome.finally(() => socket.destroy());
  }

  describe.each(['close', 'keep-alive'])('sent with Connection: %s', (connection) => {
    test.each([
      ['with a length', false],
      ['in chunks', true],
    ])('%s gets a response', async (_, inPieces) => {
      const authorization = `Bearer ${lake.lake.tokens.editor}`;
      const send = (address: string, headers: Record<string, string>) =>
        sendLarge(address, { ...headers, connection }, inPieces);
      expect(await send('/data/mutate/production', { authorization })).toBe(413);
      expect(await send('/assets/files/production', { authorization })).toBe(413);
      expect(await send('/data/query/production', {})).toBe(413);
      // Rejected for another reason before the body is read.
      expect(await send('/data/mutate/production', {})).toBe(401);
    });
  });
});

test('responds to a request without its body', async () => {
  const socket = connect(Number(new URL(lake.lake.origin).port), '127.0.0.1');
  socket.write(
    `POST ${V}/data/mutate/production HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 401/);
  socket.destroy();
});

describe('other machines and other origins', () => {
  /** fetch sets Host and Origin itself. */
  const ask = (headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; cors: string | undefined }>((resolve, reject) => {
      const options = { method, headers, setHost: false };
      const url = `${lake.lake.origin}${V}/data/query/production?query=1`;
      request(url, options, (response) => {
        response.resume();
        const cors = response.headers['access-control-allow-origin'];
        resolve({ status: response.statusCode, cors });
      })
        .once('error', reject)
        .end();
    });

  test.each([
    ['localhost:3334', 200],
    ['127.0.0.1', 200],
    ['[::1]:3334', 200],
    ['abc123.localhost:3334', 200],
    ['l0.localhost', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['evillocalhost', 403],
    ['127.0.0.1.evil.example', 403],
    ['127.0.0.1:80@evil.example', 400],
    ['192.168.0.1:3334', 403],
    ['localhost/..', 400],
  ])('responds to Host: %s with %i', async (host, status) => {
    expect((await ask({ host })).status).toBe(status);
  });

  test.each([
    ['http://localhost:3333', 200],
    ['http://127.0.0.1:9999', 200],
    ['http://abc.localhost:3333', 200],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
    ['', 403],
  ])('responds to Origin: %s with %i', async (origin, status) => {
    const answer = await ask({ host: 'localhost', origin });
    expect(answer).toEqual({ status, cors: status === 200 ? origin : undefined });
  });

  const STUDIO = 'http://localhost:3333/structure';
  test.each([
    ['another site shows a picture', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another site sends no referrer', { 'sec-fetch-site': 'cross-site', referer: '' }, 403],
    [
      'another site sends its referrer',
      { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' },
      403,
    ],
    ['the Studio shows a picture', { 'sec-fetch-site': 'cross-site', referer: STUDIO }, 200],
    [
      'the Studio fetches',
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3333' },
      200,
    ],
    [
      'another site fetches',
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      403,
    ],
    ['a sandbox fetches', { 'sec-fetch-site': 'cross-site', origin: 'null', referer: STUDIO }, 403],
    ['the URL is typed', { 'sec-fetch-site': 'none' }, 200],
    ['its own page asks', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('when %s', async (_, headers, status) => {
    expect((await ask({ host: 'localhost', ...headers })).status).toBe(status);
  });

  test('allows preflight requests of this machine, and explains the rejection', async () => {
    const origin = 'http://localhost:3333';
    expect(await ask({ host: 'localhost', origin }, 'OPTIONS')).toEqual({
      status: 204,
      cors: origin,
    });
    const refused = await ask({ host: 'localhost', origin, authorization: 'Bearer none' });
    expect(refused).toEqual({ status: 401, cors: origin });
  });
});

test('logs an unknown path once', async () => {
  for (let n = 0; n < 3; n += 1) {
    const response = await lake.request(`${V}/new-feature/of-the-studio`);
    expect(await response.json()).toMatchObject({
      statusCode: 404,
      error: { description: expect.stringContaining(`GET ${V}/new-feature/of-the-studio`) },
    });
  }
  expect(lake.log).toEqual([`The lake does not serve GET ${V}/new-feature/of-the-studio`]);
});

describe('the sign-in button', () => {
  const signIn = (token: string, origin = 'http://localhost:3333') =>
    lake.request('/v1/auth/sign-in', {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ token, origin }),
    });

  test('exchanges a token once, for the Studio on this machine', async () => {
    const response = await signIn(lake.lake.tokens.editor);
    const [, sid] =
      /^http:\/\/localhost:3333\/#sid=(\w{20,})$/.exec(response.headers.get('location') ?? '') ??
      [];
    const fetched = await lake.request(`/v1/auth/fetch?sid=${sid}`);
    expect(await fetched.json()).toEqual({ token: lake.lake.tokens.editor });
    expect((await lake.request(`/v1/auth/fetch?sid=${sid}`)).status).toBe(401);
  });

  test('returns to the page of the Studio that asked, such as a link to a preview', async () => {
    const asked = 'http://localhost:3333/structure/guide;parents%2Cview%3Dpreview?perspective=r1';
    const search = new URLSearchParams({ origin: asked });
    const page = await lake.request(`/v1/auth/sign-in?${search}`);
    expect(await page.text()).toContain(`name="origin" value="${asked}"`);
    const response = await signIn(lake.lake.tokens.editor, `${asked}#token=refused`);
    const [before, after] = (response.headers.get('location') ?? '').split('#');
    expect(before).toBe(asked);
    expect(after).toMatch(/^sid=\w{20,}$/);
  });

  test('rejects a wrong token and other origins', async () => {
    expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn(lake.lake.tokens.editor, 'https://evil.example')).status).toBe(400);
    expect((await signIn(lake.lake.tokens.editor, 'javascript:alert(1)')).status).toBe(400);
    const page = await lake.request('/v1/auth/sign-in?origin=https://evil.example');
    expect(page.status).toBe(400);
  });

  test.each([
    'http://a"onpointermove=alert(1).localhost',
    "http://a'b.localhost",
    "http://a;script-src-elem'unsafe-inline'.localhost",
    'http://a"b:3333.localhost',
  ])('escapes an origin in markup and policy: %s', async (origin) => {
    const search = new URLSearchParams({ origin });
    const page = await lake.request(`/v1/auth/sign-in?${search}`);
    expect(page.status).toBe(400);
    expect(await page.text()).not.toContain('<');
  });

  test('the page is in the language of the browser', async () => {
    const textIn = async (language: string, query = '') => {
      const headers = { 'accept-language': language };
      const address = `/v1/auth/sign-in?origin=http://localhost:3333${query}`;
      return (await lake.request(address, { headers })).text();
    };
    const chinese = await textIn('zh-CN,zh;q=0.9,en;q=0.8', '&refused=token');
    expect(chinese).toContain('<html lang="zh-Hans">');
    expect(chinese).toContain('请索取新的链接');
    expect(chinese).not.toContain('Sign in');
    const english = await textIn('en-US,en;q=0.9');
    expect(english).toContain('Open your sign-in link');
    expect(english).not.toContain('undefined');
  });

  test('the page has its own style', async () => {
    const page = await lake.request('/v1/auth/sign-in?origin=http://localhost:3333');
    const text = await page.text();
    expect(text).toContain('name="origin" value="http://localhost:3333/"');
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  });
});
