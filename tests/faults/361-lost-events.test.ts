import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPublisher, type TestPublisher } from '../publish/support/publisher.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

let publisher: TestPublisher;
beforeAll(async () => {
  publisher = await startTestPublisher();
});
afterAll(() => publisher[Symbol.asyncDispose]());

const home = () => publisher.served('index.html');

test('362: finds a publish at the start if the server was down', async () => {
  await publisher.write('home.hero.title', 'Nobody was there');
  await publisher.restart();
  await publisher.settle(2);
  expect(await home()).toContain('Nobody was there');
});

test('361: finds a publish with a lost webhook by polling', async () => {
  await publisher.restart({ poll: 300, retries: [] });
  await publisher.settle(2);
  await publisher.write('home.hero.title', 'Nobody was told');
  await expect.poll(home, PATIENCE).toContain('Nobody was told');
  const { builds, queue } = await publisher.settle(3);
  expect(queue.lastDelivery).toBeNull();
  expect(builds.find(({ outcome }) => outcome?.kind === 'published')).toMatchObject({
    reason: 'poll',
  });
});

test('363: rebuilds by polling after a failed build, without another publish', async () => {
  // As after all retries.
  await publisher.behave({ pull: 'fails' });
  await publisher.write('home.hero.title', 'The source was away');
  await publisher.deliver();
  const newest = async () => (await publisher.status()).builds[0]?.outcome?.kind;
  await expect.poll(newest, PATIENCE).toBe('failed');
  await publisher.behave({});
  await expect.poll(home, PATIENCE).toContain('The source was away');
});
