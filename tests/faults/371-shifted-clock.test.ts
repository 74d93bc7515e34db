import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePublishCheckout, type PublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { startServerProcess } from '../publish/support/serverProcess.ts';
import { settle } from '../publish/support/status.ts';
import { preload } from '../support/environment.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Serves a checkout on a machine with a wrong clock. */
function startShifted(root: string, shift: number) {
  const { NODE_OPTIONS } = preload('tests/faults/support/shiftClock.ts');
  const settings = [`NODE_OPTIONS=${NODE_OPTIONS}`, `CLOCK_SHIFT=${shift}`];
  return startServerProcess(root, ['env', ...settings]);
}

const home = ({ releases }: PublishCheckout) =>
  readFile(path.join(releases, 'current', 'site', 'index.html'), 'utf8');

test('371: publishing continues after a clock that was days ahead is corrected', async () => {
  await using checkout = await makePublishCheckout();
  const ahead = await startShifted(checkout.root, 40 * DAY);
  const first = (await settle(ahead.origin, 1)).current;
  expect(Date.parse(first?.createdAt ?? '')).toBeGreaterThan(Date.now() + 39 * DAY);
  await ahead.kill();

  await using right = await startServerProcess(checkout.root);
  await settle(right.origin, 2);
  await checkout.behave({ script: 'app-2.js' });
  await checkout.write('home.hero.title', 'At the right time');
  expect((await deliver(right.origin)).status).toBe(202);
  const { current, builds } = await settle(right.origin, 3);
  expect(await home(checkout)).toContain('At the right time');
  // It is the newest, and open tabs find their script.
  expect((current?.id ?? '') > (first?.id ?? '')).toBe(true);
  expect(current?.keptAssets).toBe(1);
  expect(builds.every((build) => (build.milliseconds ?? 0) >= 0)).toBe(true);
});
