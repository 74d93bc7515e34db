import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUE_TIMES } from '../../scripts/publish/queue.ts';
import { MAX_BODY } from '../../scripts/publish/receiver/body.ts';
import { BOUNDS } from '../../scripts/publish/server.ts';
import { makePublishCheckout, type PublishCheckout } from '../publish/support/checkout.ts';
import { deliver, makeDelivery } from '../publish/support/deliver.ts';
import { type ServerProcess, startServerProcess } from '../publish/support/serverProcess.ts';
import { readStatus, settle } from '../publish/support/status.ts';

// The server of a process of its own, with the bounds that it ships with.
let checkout: PublishCheckout;
let server: ServerProcess;
beforeAll(async () => {
  checkout = await makePublishCheckout();
  server = await startServerProcess(checkout.root);
  await settle(server.origin, 1);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await checkout[Symbol.asyncDispose]();
});

/** A busy machine may be that late. */
const LATE = 6_000;

const open = (): Socket => {
  const { hostname, port } = new URL(server.origin);
  return connect(Number(port), hostname).on('error', () => {});
};

const HEAD = 'POST /hooks/sanity HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Sends a beginning, then a drop now and then; gives the milliseconds until it was cut off. */
async function drip(start: string, drop: string): Promise<number> {
  const [socket, began] = [open(), performance.now()];
  socket.resume().write(start);
  const timer = setInterval(() => socket.write(drop), 200);
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - began;
}

function expectWithin(milliseconds: number, bound: number): void {
  expect(milliseconds).toBeGreaterThan(bound * 0.9);
  expect(milliseconds).toBeLessThan(bound + BOUNDS.connectionsCheckingInterval + LATE);
}

test.concurrent('324: a head that drips is cut off when its time is over, and not before', async () => {
  expectWithin(await drip(HEAD, 'X-Drip: 1\r\n'), BOUNDS.headersTimeout);
});

test.concurrent('325: a body that drips is cut off when its time is over, and not before', async () => {
  const { headers } = await makeDelivery();
  const signature = `sanity-webhook-signature: ${headers['sanity-webhook-signature']}\r\n`;
  const start = `${HEAD}${signature}Content-Length: 1000\r\n\r\n`;
  expectWithin(await drip(start, 'x'), BOUNDS.requestTimeout);
});

test.concurrent('326: a connection that is kept and not used is closed', async () => {
  const socket = open();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const began = performance.now();
  await Promise.race([once(socket, 'close'), once(socket, 'end')]);
  expectWithin(performance.now() - began, BOUNDS.keepAliveTimeout);
});

test('327: a body may have as many bytes as it may have, and not one more', async () => {
  const bodyOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
  expect((await deliver(server.origin, { body: bodyOf(MAX_BODY) })).status).toBe(202);
  const refused = await deliver(server.origin, { body: bodyOf(MAX_BODY + 1) });
  expect([refused.status, await refused.text()]).toEqual([413, expect.any(String)]);
});

/** What a new connection is answered; 0 when it is not. */
const status = () =>
  new Promise<number>((resolve) => {
    const sent = get(`${server.origin}/healthz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
  });

test('328: when all connections are taken another is refused, and answered when some have gone', async () => {
  const { headers } = await makeDelivery();
  const signature = `sanity-webhook-signature: ${headers['sanity-webhook-signature']}\r\n`;
  await using sockets = new AsyncDisposableStack();
  for (let count = 0; count < BOUNDS.maxConnections; count += 1) {
    const socket = open().resume();
    sockets.defer(() => void socket.destroy());
    socket.write(`${HEAD}${signature}Content-Length: 1000\r\n\r\n`);
    // One after the other: what a queue of the system drops would come again seconds later.
    await once(socket, 'connect');
  }
  await expect.poll(status, { timeout: BOUNDS.requestTimeout }).toBe(0);
  await sockets.disposeAsync();
  await expect.poll(status, { timeout: LATE }).toBe(200);
});

test('329: publishes without a pause are built in the end, and not one by one', async () => {
  const { builds: before } = await readStatus(server.origin);
  const began = performance.now();
  let built = 0;
  let deliveries = 0;
  while (built === 0) {
    await Promise.all(Array.from({ length: 20 }, () => deliver(server.origin)));
    deliveries += 20;
    await wait(QUEUE_TIMES.quietAfterMany / 5);
    built = (await readStatus(server.origin)).builds.length - before.length;
    expect(performance.now() - began).toBeLessThan(QUEUE_TIMES.longest + LATE);
  }
  expect(deliveries / built).toBeGreaterThan(20);
});
