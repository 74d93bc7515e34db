import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { freePort } from '../runner/freePort.ts';
import { makeReleases } from '../runner/hosting/releases.ts';
import { CONFIGURED } from './support/servers.ts';

/** Responds with the request that it received. */
async function startPublishServer(port: number) {
  const server = createServer(async (asked, response) => {
    const body = await text(asked).catch(() => '');
    response.writeHead(202, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ method: asked.method, url: asked.url, body, ...asked.headers }));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const post = async (address: string, body: string) => {
  const asked = request(address, {
    method: 'POST',
    headers: { 'sanity-webhook-signature': 't=1,v1=abc', 'content-type': 'application/json' },
  });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, body: await text(response) };
};

describe.each(CONFIGURED)('$name', ({ start }) => {
  test("forwards only Sanity's webhook, unchanged, and asks Sanity to retry while the publish server is down", async () => {
    const port = await freePort();
    await using releases = await makeReleases('dist');
    await using server = await start(releases, port);
    const body = '{ "_id": "home",\n "title": "中文" }';
    expect((await post(`${server.origin}/hooks/sanity`, body)).status).toBe(502);

    await using _publishServer = await startPublishServer(port);
    const handed = async () => {
      const taken = await post(`${server.origin}/hooks/sanity`, body);
      return taken.status === 202 ? JSON.parse(taken.body) : taken.status;
    };
    // A web server may remember for some seconds that the server was down.
    await expect.poll(handed, { timeout: 30_000 }).toMatchObject({
      method: 'POST',
      url: '/hooks/sanity',
      body,
      'sanity-webhook-signature': 't=1,v1=abc',
    });
    for (const path of ['/status', '/healthz', '/hooks/', '/hooks/sanity/x', '/Hooks/other'])
      expect((await post(server.origin + path, body)).status, path).toBe(405);
  });
});
