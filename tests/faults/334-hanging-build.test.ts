import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { startTestPublisher, type TestPublisher } from '../publish/support/publisher.ts';

const processes = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });

/** Publishes with longer and longer limits, until a build hangs at the intended step. */
async function hang(publisher: TestPublisher) {
  for (let limit = 2_000; ; limit *= 2) {
    await publisher.behave({});
    await publisher.restart({ limit });
    const { builds } = await publisher.settle(1);
    const before = await publisher.served('index.html');
    await publisher.behave({ build: 'hangs' });
    await publisher.write('home.hero.title', `Within ${limit}`);
    await publisher.deliver();
    const { outcome } = (await publisher.settle(builds.length + 1)).builds[0] ?? {};
    if (outcome?.kind !== 'failed') throw new Error('The build was to hang');
    // On a busy machine the limit may end an earlier step.
    if (outcome.message.includes('during "build"')) return { before, message: outcome.message };
  }
}

test('334: kills a hanging build with its children, and keeps the site', async () => {
  await using publisher = await startTestPublisher();
  const { before, message } = await hang(publisher);
  expect(message).toMatch(/was stopped after \d+ seconds/);
  expect(processes()).not.toContain('sleep 1000');
  expect(await publisher.served('index.html')).toBe(before);
});
