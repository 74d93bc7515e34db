import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request as sendRequest } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { runScript } from '../support/runScript.ts';
import type { ServingProcess } from '../support/servingProcess.ts';
import { makeDelivery, SECRET } from './support/deliver.ts';
import { startRealServer } from './support/realServer.ts';
import { settle } from './support/status.ts';

let checkout: Checkout;
let server: ServingProcess;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  server = await startRealServer(checkout.root);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await checkout[Symbol.asyncDispose]();
});

test('retries a failure after 15 seconds', async () => {
  // The checkout has no code to build.
  const { builds, queue } = await settle(server.origin, 1);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'failed' });
  const wait = Date.parse(queue.retryAt ?? '') - Date.parse(builds[0]?.ended ?? '');
  expect(Math.round(wait / 1000)).toBe(15);
});

/** The response to a request with another host name. */
const ask = async (target: string, host: string): Promise<IncomingMessage> => {
  const [answer] = await once(get(server.origin + target, { headers: { host } }), 'response');
  answer.resume();
  return answer;
};

describe('a Host header', () => {
  test.each(['/', '/status', '/healthz', '/nothing'])(
    'with another name cannot read %s',
    async (target) => {
      for (const host of ['evil.example:3335', 'localhost.evil.example', '127.0.0.1.evil.example'])
        expect((await ask(target, host)).statusCode, host).toBe(421);
    },
  );

  test.each(['localhost', 'localhost:3335', '127.0.0.1:3335', '[::1]:3335', '192.0.2.7'])(
    'may be %s',
    async (host) => {
      expect((await ask('/status', host)).statusCode).toBe(200);
    },
  );

  test("may be the firm's host name for the webhook", async () => {
    const { body, headers } = await makeDelivery();
    const request = sendRequest(`${server.origin}/hooks/sanity`, {
      method: 'POST',
      headers: { ...headers, host: 'publish.firm.example' },
    });
    const [answer] = await once(request.end(body), 'response');
    expect([answer.statusCode, await json(answer)]).toEqual([202, { received: 'new' }]);
  });
});

const start = (root: string, ...options: string[]) => startWith({}, root, ...options);

const startWith = (settings: Record<string, string>, root: string, ...options: string[]) =>
  runScript('publish-server.ts', ['--port', '0', ...options], root, {
    SANITY_WEBHOOK_SECRET: SECRET,
    ...settings,
  });

test('rejects a second server on the same checkout, and names it', async () => {
  const { code, stderr } = await start(checkout.root, '--releases', 'others');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(
      `^Another publish server is using the checkout ${checkout.root}: stop it, or start this one in a separate checkout\n`,
    ),
  });
});

test('rejects a second server on the same releases', async () => {
  await using other = await makeCheckout(...FEW_PAGES);
  const releases = path.join(checkout.root, 'releases');
  const { code, stderr } = await start(other.root, '--releases', releases);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `Another publish server is using ${releases}: stop it, or start this one with`,
  );
});

test('reports a taken port, with the option for another; and that a project lacks its address', async () => {
  await using other = await makeCheckout(...FEW_PAGES);
  await using taken = await listenSomewhere();
  const project = { SANITY_PROJECT_ID: 'abc12345' };
  const port = ['--port', String(taken.port)];
  const { code, stdout, stderr } = await startWith(project, other.root, ...port);
  expect(code).toBe(1);
  expect(stdout).toContain('SITE_URL is not set: every page will name https://www.example.com');
  expect(stderr).toMatch(
    new RegExp(`^Port ${taken.port} on 127\\.0\\.0\\.1 is in use.* set --port to another port\n`),
  );
  expect(stderr).not.toContain('    at ');
});

async function listenSomewhere() {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, [Symbol.asyncDispose]: async () => void taken.close() };
}
