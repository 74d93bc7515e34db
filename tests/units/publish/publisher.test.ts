import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Builds } from '../../../scripts/publish/builds.ts';
import { Deliveries } from '../../../scripts/publish/deliveries.ts';
import { createLog } from '../../../scripts/publish/log.ts';
import { Publisher } from '../../../scripts/publish/publisher.ts';
import { Builder } from '../../../scripts/publish/worker/builder.ts';
import { openJournal } from '../../../scripts/release/journal.ts';

test('a process that cannot be started fails only its build', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'publisher-'));
  onTestFinished(() => rm(root, { recursive: true }));
  using journal = openJournal(root);
  const lines: string[] = [];
  const worker = new URL('data:,nothing');
  const publisher = new Publisher({
    releases: root,
    journal,
    strict: false,
    neededReleases: () => [],
    secrets: [],
    deliveries: new Deliveries(journal),
    builds: new Builds(journal),
    builder: new Builder({ root, releases: root, worker, environment: {} }, 1_000),
    log: createLog([], { write: (line) => lines.push(line) }),
  });
  expect(await publisher.publish('start')).toBe('failed');
  expect(lines.join('')).toContain('could not start the process of the next build');
});
