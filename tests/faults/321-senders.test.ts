import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { expect, test } from 'vitest';
import { makePublishCheckout } from '../publish/support/checkout.ts';
import { makeDelivery } from '../publish/support/deliver.ts';
import { startTestPublisher } from '../publish/support/publisher.ts';
import { startServerProcess } from '../publish/support/serverProcess.ts';
import { settle } from '../publish/support/status.ts';

type Request = Awaited<ReturnType<typeof makeDelivery>>;

/** Sends webhooks over several connections at full speed; returns the number of each status. */
async function flood(origin: string, count: number, make: (index: number) => Promise<Request>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const statuses = await pLimit(256).map(
    Array.from({ length: count }, (_, i) => i),
    async (i) => send(origin, agent, await make(i)),
  );
  agent.destroy();
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, { length }]) => [status, length]),
  );
}

const send = (origin: string, agent: Agent, { body, headers }: Request) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(`${origin}/hooks/sanity`, { method: 'POST', agent, headers });
    sent.on('error', reject);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });

test('321: accepts 2,000 signed requests at full speed, and builds once', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startServerProcess(checkout.root);
  await settle(server.origin, 1);
  await checkout.write('home.hero.title', 'After the flood');
  expect(await flood(server.origin, 2_000, () => makeDelivery())).toEqual({ 202: 2_000 });
  const { builds, queue } = await settle(server.origin, 2);
  expect(queue.lastDelivery?.number).toBe(2_000);
  expect(builds.map(({ covers }) => covers)).toEqual([2_000, 0]);
});

/** Private memory of a process, in MB. */
async function residentMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

test('322: memory stays flat during a flood of forged requests, and publishing works', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startServerProcess(checkout.root);
  await settle(server.origin, 1);
  const body = JSON.stringify({ padding: 'x'.repeat(60_000) });
  const delivery = makeDelivery({ body, secret: 'guessed-by-somebody' });
  const forged = (count: number) => flood(server.origin, count, () => delivery);
  // By now the engine has reserved its memory; garbage comes and goes. The bodies would take
  // 180 MB if they were kept.
  expect(await forged(1_500)).toEqual({ 401: 1_500 });
  const before = await residentMemory(server.process.pid);
  expect(await forged(3_000)).toEqual({ 401: 3_000 });
  expect((await residentMemory(server.process.pid)) - before).toBeLessThan(100);
  const { builds, queue } = await settle(server.origin, 1);
  expect([builds.length, queue.lastDelivery]).toEqual([1, null]);
});

const SLOW = 'POST /hooks/sanity HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test('323: disconnects slow senders, and responds to others meanwhile', async () => {
  await using publisher = await startTestPublisher({
    clientLimits: { requestTimeout: 500, headersTimeout: 500, connectionsCheckingInterval: 50 },
  });
  const { headers } = await makeDelivery();
  const port = Number(new URL(publisher.origin).port);
  const drip = async (start: string, drop: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(start);
    const timer = setInterval(() => socket.write(drop), 50);
    const answer = await text(socket).catch(() => 'cut off');
    clearInterval(timer);
    return answer;
  };
  const signature = `sanity-webhook-signature: ${headers['sanity-webhook-signature']}\r\n`;
  const inHead = drip(SLOW, 'X-Drip: 1\r\n');
  const inBody = drip(`${SLOW}${signature}Content-Length: 1000\r\n\r\n`, 'x');
  const crowd = Array.from({ length: 50 }, () => drip(SLOW, 'X-Drip: 1\r\n'));
  await wait(100);
  expect((await publisher.deliver()).status).toBe(202);
  expect(await inHead).toMatch(/^HTTP\/1\.1 408 |^cut off$/);
  expect(await inBody).toMatch(/^HTTP\/1\.1 408 |^cut off$/);
  await Promise.all(crowd);
});
