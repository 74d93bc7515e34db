import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makePublishCheckout, type PublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { startTestPublisher } from '../publish/support/publisher.ts';
import { startServerProcess } from '../publish/support/serverProcess.ts';
import { settle } from '../publish/support/status.ts';

const home = ({ releases }: PublishCheckout) =>
  readFile(path.join(releases, 'current', 'site', 'index.html'), 'utf8');

/** Ids of the processes that were started for a folder of releases. */
const processesOf = (releases: string): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`worker.ts ${releases}`))
    .map((line) => line.trim().split(' ')[0] ?? '');

test('354: kill -9 of the server during a build: the build ends with it, and is made after the restart', async () => {
  await using checkout = await makePublishCheckout();
  const first = await startServerProcess(checkout.root);
  await settle(first.origin, 1);
  await checkout.behave({ pauses: true });
  await checkout.write('home.hero.title', 'Published before the fall');
  expect((await deliver(first.origin)).status).toBe(202);
  await checkout.pulled(2);
  await first.kill();
  while (processesOf(checkout.releases).length > 0) await wait(20);
  expect(await home(checkout)).not.toContain('Published before the fall');

  await checkout.behave({});
  await using second = await startServerProcess(checkout.root);
  const { builds } = await settle(second.origin, 3);
  expect(await home(checkout)).toContain('Published before the fall');
  expect(builds.map(({ reason, outcome }) => [reason, outcome?.kind])).toEqual([
    ['publish', 'published'],
    ['publish', undefined],
    ['start', 'published'],
  ]);
});

test('355: kill -9 right after the answer: what was taken in is built after the restart', async () => {
  await using checkout = await makePublishCheckout();
  const first = await startServerProcess(checkout.root);
  await settle(first.origin, 1);
  await checkout.write('home.hero.title', 'Taken in, not begun');
  expect((await deliver(first.origin)).status).toBe(202);
  await first.kill();

  await using second = await startServerProcess(checkout.root);
  const { builds } = await settle(second.origin, 2);
  expect(builds[0]).toMatchObject({ reason: 'publish', covers: 1 });
  expect(await home(checkout)).toContain('Taken in, not begun');
});

test('356: a second server on the same checkout is refused, and harms nothing', async () => {
  await using publisher = await startTestPublisher();
  const { releases, root } = publisher;
  await expect(startTestPublisher({ releases, root })).rejects.toThrow(
    `Another publish server is using the checkout ${root}: stop it, or start this one in a separate checkout`,
  );
  await publisher.deliver();
  expect(await publisher.settle(2)).toMatchObject({ queue: { state: 'idle' } });
});

test('357: the waiting process is killed: the next build starts another', async () => {
  await using publisher = await startTestPublisher();
  const [waiting] = processesOf(publisher.releases);
  process.kill(Number(waiting), 'SIGKILL');
  while (processesOf(publisher.releases).includes(waiting ?? '')) await wait(10);
  await publisher.write('home.hero.title', 'By another process');
  await publisher.deliver();
  await publisher.settle(2);
  expect(await publisher.served('index.html')).toContain('By another process');
});

test('358: the server is stopped during a build: it is made after the restart', async () => {
  await using publisher = await startTestPublisher();
  await publisher.behave({ pauses: true });
  await publisher.write('home.hero.title', 'After the stop');
  await publisher.deliver();
  await publisher.pulled(2);
  const restarted = publisher.restart();
  await publisher.behave({});
  await restarted;
  await publisher.settle(3);
  expect(await publisher.served('index.html')).toContain('After the stop');
});
