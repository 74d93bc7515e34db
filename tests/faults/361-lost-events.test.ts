import { expect, test } from 'vitest';
import { startTestPublisher } from '../publish/support/publisher.ts';

/** A busy machine takes its time. */
const PATIENCE = { timeout: 60_000, interval: 50 };

test('361: a publish whose webhook was lost is found by the poll', async () => {
  await using publisher = await startTestPublisher({ poll: 300 });
  await publisher.write('home.hero.title', 'Nobody was told');
  await expect.poll(() => publisher.served('index.html'), PATIENCE).toContain('Nobody was told');
  await publisher.settle(1);
  const { builds, queue } = await publisher.status();
  expect(queue.lastDelivery).toBeNull();
  expect(builds.find(({ outcome }) => outcome?.kind === 'published')).toMatchObject({
    reason: 'poll',
  });
});

test('362: a publish while the server was down is found at its start', async () => {
  await using publisher = await startTestPublisher();
  await publisher.write('home.hero.title', 'Nobody was there');
  await publisher.restart();
  await publisher.settle(2);
  expect(await publisher.served('index.html')).toContain('Nobody was there');
});

test('363: after a build that failed, a poll makes up for it without another publish', async () => {
  // As when it was tried again as often as it is.
  await using publisher = await startTestPublisher({ poll: 300, retries: [] });
  await publisher.behave({ pull: 'fails' });
  await publisher.write('home.hero.title', 'The source was away');
  await publisher.deliver();
  const newest = async () => (await publisher.status()).builds[0]?.outcome?.kind;
  await expect.poll(newest, PATIENCE).toBe('failed');
  await publisher.behave({});
  await expect
    .poll(() => publisher.served('index.html'), PATIENCE)
    .toContain('The source was away');
});
