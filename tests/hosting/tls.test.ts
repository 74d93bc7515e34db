import { once } from 'node:events';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeReleases, type Releases } from '../runner/hosting/releases.ts';
import type { ConfiguredServer } from '../runner/hosting/runServer.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { CONFIGURED } from './support/servers.ts';

const SITE = 'www.example.com';
const APEX = 'example.com';
const OTHER = 'evil.example';

describe.each(CONFIGURED)('$name', ({ start }) => {
  let releases: Releases;
  let server: ConfiguredServer;

  beforeAll(async () => {
    releases = await makeReleases('dist');
    server = await start(releases);
    // Caddy creates its certificates after its start.
    await vi.waitFor(() => askByTls(SITE), { timeout: 30_000, interval: 100 });
  });
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await releases?.[Symbol.asyncDispose]();
  });

  /** @param servername server name of TLS; '' sends none */
  async function askByTls(servername: string, target = '/zh/about?x=1', host = servername) {
    const asked = request({
      host: '127.0.0.1',
      port: server.tlsPort,
      path: target,
      servername,
      headers: { host },
      // The certificate is self-signed.
      rejectUnauthorized: false,
      agent: false,
    });
    asked.end();
    const [response] = await once(asked, 'response');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  test('serves the site over TLS and HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${server.tlsPort}`, {
      servername: SITE,
      rejectUnauthorized: false,
    });
    const asked = session.request({ ':path': '/zh/about', ':authority': SITE });
    const [headers] = await once(asked, 'response');
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
    });
    expect(await text(asked)).toContain('<html lang="zh-Hans">');
    session.close();
  });

  test('redirects the name without www to the one with it', async () => {
    for (const target of ['/zh/about?x=1', '/About', '/nowhere']) {
      const { status, headers } = await askByTls(APEX, target);
      expect([status, headers.location]).toEqual([301, `https://${SITE}${target}`]);
      expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    }
  });

  test('rejects TLS for another name, or for none', async () => {
    for (const servername of [OTHER, `${SITE}.${OTHER}`, `x.${SITE}`, 'localhost', ''])
      await expect(askByTls(servername), servername).rejects.toThrow(/SSL|TLS|alert|socket/i);
  });

  test('serves nothing for another name in the Host header', async () => {
    for (const host of [OTHER, `${SITE}.${OTHER}`, '127.0.0.1', 'a b']) {
      const { status, headers, body } = await askByTls(SITE, '/zh/about', host);
      expect([400, 421], host).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(body).not.toContain('<html lang=');
    }
  });

  test.each(['/zh/about?x=1', '/About%0d%0aX:y', '/'])(
    'redirects %s to TLS with the same path, and to no other name',
    async (target) => {
      const origin = `http://127.0.0.1:${server.plainPort}`;
      for (const host of [SITE, OTHER]) {
        const { status, headers } = await sendRequest(origin, { target, headers: { host } });
        expect([301, 308]).toContain(status);
        expect(headers.location).toBe(`https://${SITE}${target}`);
      }
      const { headers } = await sendRequest(origin, { target, headers: { host: APEX } });
      expect(headers.location).toMatch(/^https:\/\/(?:www\.)?example\.com\//);
    },
  );
});
