import { once } from 'node:events';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startNginx } from '../../scripts/test/hosting/nginx.ts';
import { makeReleases } from '../../scripts/test/hosting/releases.ts';
import { ask } from '../support/ask.ts';

test('nginx serves the site by TLS and HTTP/2', async () => {
  await using releases = await makeReleases('dist');
  await using server = await startNginx(releases);
  // The certificate is signed by nobody.
  const session = connect(`https://127.0.0.1:${server.tlsPort}`, { rejectUnauthorized: false });
  const asked = session.request({ ':path': '/zh/about' });
  const [headers] = await once(asked, 'response');
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
  });
  expect(await text(asked)).toContain('<html lang="zh-Hans">');
  session.close();
});

test.each(['/zh/about?x=1', '/About%0d%0aX:y', '/'])(
  'nginx leads %s to TLS, as it was asked for',
  async (target) => {
    await using releases = await makeReleases('dist');
    await using server = await startNginx(releases);
    const origin = `http://127.0.0.1:${server.plainPort}`;
    const { status, headers } = await ask(origin, { target, headers: { host: 'evil.example' } });
    expect([status, headers.location]).toEqual([301, `https://www.example.com${target}`]);
  },
);
