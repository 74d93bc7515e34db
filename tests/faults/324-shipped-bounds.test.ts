import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUEUE_TIMES } from '../../scripts/publish/queue.ts';
import { MAX_BODY } from '../../scripts/publish/receiver/body.ts';
import { CLIENT_LIMITS } from '../../scripts/publish/server.ts';
import { makePublishCheckout } from '../publish/support/checkout.ts';
import { deliver, makeDelivery } from '../publish/support/deliver.ts';
import { startServerProcess } from '../publish/support/serverProcess.ts';
import { readStatus, settle } from '../publish/support/status.ts';

/**
 * A server process with the default limits. Each test that uses one up has its own, because they
 * take long and run in parallel.
 */
async function startServer() {
  await using started = new AsyncDisposableStack();
  const checkout = started.use(await makePublishCheckout());
  const { origin } = started.use(await startServerProcess(checkout.root));
  await settle(origin, 1);
  const running = started.move();
  return { origin, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Tolerance for a busy machine. */
const LATE = 6_000;

const open = (origin = server.origin): Socket => {
  const { hostname, port } = new URL(origin);
  return connect(Number(port), hostname).on('error', () => {});
};

/** Once the server has closed it, also by a reset: what is sent after that may cause one. */
const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const HEAD = 'POST /hooks/sanity HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/**
 * Sends a start, then a byte now and then; returns the milliseconds until the connection is closed.
 */
async function drip(start: string, drop: string): Promise<number> {
  const socket = open();
  const began = performance.now();
  socket.resume().write(start);
  const timer = setInterval(() => socket.write(drop), 200);
  await closed(socket);
  clearInterval(timer);
  socket.destroy();
  return performance.now() - began;
}

function expectWithin(milliseconds: number, bound: number): void {
  expect(milliseconds).toBeGreaterThan(bound * 0.9);
  expect(milliseconds).toBeLessThan(bound + CLIENT_LIMITS.connectionsCheckingInterval + LATE);
}

test.concurrent('324: closes a connection with a slow header at the time limit, not before', async () => {
  expectWithin(await drip(HEAD, 'X-Drip: 1\r\n'), CLIENT_LIMITS.headersTimeout);
});

test.concurrent('325: closes a connection with a slow body at the time limit, not before', async () => {
  const { headers } = await makeDelivery();
  const signature = `sanity-webhook-signature: ${headers['sanity-webhook-signature']}\r\n`;
  const start = `${HEAD}${signature}Content-Length: 1000\r\n\r\n`;
  expectWithin(await drip(start, 'x'), CLIENT_LIMITS.requestTimeout);
});

test.concurrent('326: closes an idle keep-alive connection', async () => {
  const socket = open();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  const began = performance.now();
  await closed(socket);
  expectWithin(performance.now() - began, CLIENT_LIMITS.keepAliveTimeout);
});

test.concurrent('327: accepts a body of the maximum size, and not one byte more', async ({
  expect,
}) => {
  const bodyOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));
  expect((await deliver(server.origin, { body: bodyOf(MAX_BODY) })).status).toBe(202);
  const refused = await deliver(server.origin, { body: bodyOf(MAX_BODY + 1) });
  expect([refused.status, await refused.text()]).toEqual([413, expect.any(String)]);
});

/** Status of a new connection, or 0 if it is rejected. */
const statusOf = (origin: string) =>
  new Promise<number>((resolve) => {
    const sent = get(`${origin}/healthz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', () => resolve(0));
  });

test.concurrent('328: rejects connections above the maximum, until some have closed', async ({
  expect,
}) => {
  await using crowded = await startServer();
  const status = () => statusOf(crowded.origin);
  const { headers } = await makeDelivery();
  const signature = `sanity-webhook-signature: ${headers['sanity-webhook-signature']}\r\n`;
  await using sockets = new AsyncDisposableStack();
  for (let count = 0; count < CLIENT_LIMITS.maxConnections; count += 1) {
    const socket = open(crowded.origin).resume();
    sockets.defer(() => void socket.destroy());
    socket.write(`${HEAD}${signature}Content-Length: 1000\r\n\r\n`);
    // In sequence: what overflows the system's queue would be sent again seconds later.
    await once(socket, 'connect');
  }
  await expect.poll(status, { timeout: CLIENT_LIMITS.requestTimeout }).toBe(0);
  await sockets.disposeAsync();
  await expect.poll(status, { timeout: LATE }).toBe(200);
});

test.concurrent('329: builds during continuous publishes, but not once for each', async ({
  expect,
}) => {
  await using busy = await startServer();
  const { builds: before } = await readStatus(busy.origin);
  const began = performance.now();
  let built = 0;
  let deliveries = 0;
  while (built === 0) {
    await Promise.all(Array.from({ length: 20 }, () => deliver(busy.origin)));
    deliveries += 20;
    await wait(QUEUE_TIMES.quietAfterMany / 2);
    built = (await readStatus(busy.origin)).builds.length - before.length;
    expect(performance.now() - began).toBeLessThan(QUEUE_TIMES.longest + LATE);
  }
  expect(deliveries / built).toBeGreaterThan(20);
});
