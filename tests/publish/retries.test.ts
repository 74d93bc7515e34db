import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { startLake } from '../../scripts/lake/server.ts';
import { createLog } from '../../scripts/publish/log.ts';
import { startPublishServer } from '../../scripts/publish/start.ts';
import { forwardTo, inTurn, sanityError, startScriptedSource } from '../support/scriptedSource.ts';
import { SECRET } from './support/deliver.ts';
import { makePublishableSite } from './support/publishableSite.ts';
import { readStatus, settle } from './support/status.ts';

/** Until it is asked again, in milliseconds; unless told otherwise it is longer (realServer.test.ts). */
const SOON = 3_000;

test('a lake that was away for a moment is asked again, with no poll and no publish', async () => {
  await using site = await makePublishableSite();
  const lake = await startLake(`${site.root}/studio/dataset`);
  // The pull asks five times before it gives up.
  const away = Array.from({ length: 5 }, () => sanityError(503));
  await using source = await startScriptedSource(inTurn(...away, forwardTo(lake.origin)));
  const server = await startPublishServer({
    ...{ root: site.root, releases: `${site.root}/releases`, host: '127.0.0.1', port: 0, poll: 0 },
    ...{ strict: false, retries: [SOON], environment: { SANITY_API_HOST: source.origin } },
    settings: readSettings({ SANITY_WEBHOOK_SECRET: SECRET }),
    log: createLog([SECRET], { write: () => {} }),
  });

  const failed = await settle(server.origin, 1);
  expect(failed.current).toBeNull();
  expect(failed.builds[0]?.outcome).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('is not available'),
  });
  const wait = Date.parse(failed.queue.retryAt ?? '') - Date.parse(failed.builds[0]?.ended ?? '');
  expect(Math.round(wait / 1000)).toBe(SOON / 1000);

  const page = await (await fetch(server.origin)).text();
  expect(page).toContain(`The failed build is retried at ${failed.queue.retryAt}`);
  const { builds, current, queue } = await settle(server.origin, 2);
  expect(builds[0]).toMatchObject({ reason: 'start', outcome: { kind: 'published' } });
  expect(current).not.toBeNull();
  expect(queue.retryAt).toBeNull();
  expect((await readStatus(server.origin)).builds).toHaveLength(2);
  await server.close();
  await lake.close();
});
