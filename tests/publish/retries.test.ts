import { expect, test } from 'vitest';
import { startLake } from '../../scripts/lake/server.ts';
import { forwardTo, inTurn, sanityError, startScriptedSource } from '../support/scriptedSource.ts';
import { makePublishableSite } from './support/publishableSite.ts';
import { startRealServer } from './support/realServer.ts';
import { readStatus, settle } from './support/status.ts';

test('a lake that was away for a moment is asked again, with no poll and no publish', async () => {
  await using site = await makePublishableSite();
  const lake = await startLake(`${site.root}/studio/dataset`);
  // The pull asks five times before it gives up.
  const away = Array.from({ length: 5 }, () => sanityError(503));
  await using source = await startScriptedSource(inTurn(...away, forwardTo(lake.origin)));
  await using server = await startRealServer(site.root, { SANITY_API_HOST: source.origin });

  const failed = await settle(server.origin, 1);
  expect(failed.current).toBeNull();
  expect(failed.builds[0]?.outcome).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('is not available'),
  });
  const wait = Date.parse(failed.queue.retryAt ?? '') - Date.parse(failed.builds[0]?.ended ?? '');
  expect(Math.round(wait / 1000)).toBe(15);

  const page = await (await fetch(server.origin)).text();
  expect(page).toContain(`What failed is tried again at ${failed.queue.retryAt}`);
  const { builds, current, queue } = await settle(server.origin, 2);
  expect(builds[0]).toMatchObject({ reason: 'start', outcome: { kind: 'published' } });
  expect(current).not.toBeNull();
  expect(queue.retryAt).toBeNull();
  expect((await readStatus(server.origin)).builds).toHaveLength(2);
  await lake.close();
});
