import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePublishCheckout, type PublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { startTestPublisher, type TestPublisher } from '../publish/support/publisher.ts';
import { type ServerProcess, startServerProcess } from '../publish/support/serverProcess.ts';
import { settle } from '../publish/support/status.ts';

/** Ids of the processes that were started for a releases folder. */
const processesOf = (releases: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`worker.ts ${releases}`))
    .map((line) => line.trim().split(' ')[0] ?? '');

describe('kill -9 of the server', () => {
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

  const home = () =>
    readFile(path.join(checkout.releases, 'current', 'site', 'index.html'), 'utf8');

  test('354: during a build, also ends the build, which is repeated after the restart', async () => {
    await checkout.behave({ pauses: true });
    await checkout.write('home.hero.title', 'Published before the fall');
    expect((await deliver(server.origin)).status).toBe(202);
    await checkout.waitForPulls(2);
    await server.kill();
    while (processesOf(checkout.releases).length > 0) await wait(20);
    expect(await home()).not.toContain('Published before the fall');

    await checkout.behave({});
    server = await startServerProcess(checkout.root);
    const { builds } = await settle(server.origin, 3);
    expect(await home()).toContain('Published before the fall');
    expect(builds.map(({ reason, outcome }) => [reason, outcome?.kind])).toEqual([
      ['publish', 'published'],
      ['publish', undefined],
      ['start', 'published'],
    ]);
  });

  test('355: right after the response, keeps the delivery, which is built after the restart', async () => {
    await checkout.write('home.hero.title', 'Taken in, not begun');
    expect((await deliver(server.origin)).status).toBe(202);
    await server.kill();

    server = await startServerProcess(checkout.root);
    const { builds } = await settle(server.origin, 4);
    expect(builds[0]).toMatchObject({ reason: 'publish', covers: 2 });
    expect(await home()).toContain('Taken in, not begun');
  });
});

describe('a running or stopped server', () => {
  let publisher: TestPublisher;
  beforeAll(async () => {
    publisher = await startTestPublisher();
  });
  afterAll(() => publisher[Symbol.asyncDispose]());

  const home = () => publisher.served('index.html');

  /** The standby process. */
  async function waiting(): Promise<string> {
    while (!(await publisher.status()).queue.isReady) await wait(20);
    return processesOf(publisher.releases)[0] ?? 'none';
  }

  test('357: replaces a killed standby process for the next build', async () => {
    const killed = await waiting();
    process.kill(Number(killed), 'SIGKILL');
    while (processesOf(publisher.releases).includes(killed)) await wait(10);
    await publisher.write('home.hero.title', 'By another process');
    await publisher.deliver();
    await publisher.settle(2);
    expect(await home()).toContain('By another process');
  });

  test('358: repeats a build after the restart if it was stopped during it', async () => {
    await publisher.behave({ pauses: true });
    await publisher.write('home.hero.title', 'After the stop');
    await publisher.deliver();
    await publisher.waitForPulls(3);
    const restarted = publisher.restart();
    await publisher.behave({});
    await restarted;
    await publisher.settle(4);
    expect(await home()).toContain('After the stop');
  });

  test('356: a second server on the same checkout is rejected, and changes nothing', async () => {
    const { releases, root } = publisher;
    await expect(startTestPublisher({ releases, root })).rejects.toThrow(
      `Another publish server is using the checkout ${root}: stop it, or start this one in a separate checkout`,
    );
    await publisher.deliver();
    expect(await publisher.settle(5)).toMatchObject({ queue: { state: 'idle' } });
  });

  test('395: a hanging standby process times out, and its build is repeated after the restart', async () => {
    await publisher.restart({ limit: 2_000, retries: [] });
    await publisher.settle(5);
    process.kill(Number(await waiting()), 'SIGSTOP');
    const before = await home();
    const { length } = (await publisher.status()).builds;
    await publisher.write('home.hero.title', 'After the hang');
    await publisher.deliver();
    const { builds } = await publisher.settle(length + 1);
    expect(builds[0]?.outcome).toMatchObject({
      kind: 'failed',
      why: 'ended',
      reasons: [],
      message: expect.stringMatching(/was stopped after 2 seconds/),
    });
    expect(await home()).toBe(before);

    await publisher.restart();
    await publisher.settle(length + 2);
    expect(await home()).toContain('After the hang');
  });
});
