import { expect, test, vi } from 'vitest';
import { CommandError } from '../../scripts/command/command.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import { connectDrafts } from '../../scripts/dev/draftSource.ts';
import { followDrafts } from '../../scripts/dev/followDrafts.ts';
import { startTestLake, type TestLake } from '../lake/support/testLake.ts';

const PATIENCE = { timeout: 10_000 };
const REFUSED = new CommandError('The token was refused');

/** Follows a lake until `reported` has some lines. */
async function follow(
  { lake }: TestLake,
  token: string,
  refresh: () => Promise<void>,
  lines: number,
) {
  const reported: string[] = [];
  const settings = readSettings({ SANITY_API_HOST: lake.origin, SANITY_API_TOKEN: token });
  const report = (sentence: string) => reported.push(sentence);
  const stop = followDrafts(connectDrafts(settings), refresh, report);
  await vi.waitFor(() => expect(reported).toHaveLength(lines), PATIENCE).finally(stop);
  return reported;
}

test.each([
  [REFUSED, /^The token was refused$/m],
  [new TypeError('no such page'), /^TypeError: no such page$/m],
])('says once why the content is not current: %s', async (error, reason) => {
  await using test = await startTestLake();
  const refresh = vi.fn(async () => {});
  refresh.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
  const reported = await follow(test, test.lake.tokens.viewer, refresh, 2);
  expect(reported[0]).toMatch(reason);
  expect(reported[1]).toBe('The site shows the current content again');
});

test('says that a source refuses the connection, not that it does not answer', async () => {
  await using test = await startTestLake();
  const token = 'a-token-that-was-revoked-meanwhile';
  const reported = await follow(test, token, () => Promise.reject(REFUSED), 1);
  expect(reported[0]).toMatch(/^The token was refused$/m);
});

test('asks a source that answers but refuses to be followed less and less often', async () => {
  await using test = await startTestLake();
  const token = 'a-token-that-may-not-listen-to-changes';
  const settings = readSettings({ SANITY_API_HOST: test.lake.origin, SANITY_API_TOKEN: token });
  const times: number[] = [];
  const refresh = async () => void times.push(performance.now());
  const stop = followDrafts(connectDrafts(settings), refresh, () => {});
  await vi.waitFor(() => expect(times).toHaveLength(3), PATIENCE).finally(stop);
  // The pauses are 1 and 2 seconds.
  const [first = 0, , third = 0] = times;
  expect(third - first).toBeGreaterThan(2_500);
});

test('says how often it looks for changes that a source does not report', async () => {
  await using test = await startTestLake();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const token = 'a-token-that-may-not-listen-to-changes';
  const settings = readSettings({ SANITY_API_HOST: test.lake.origin, SANITY_API_TOKEN: token });
  const reported: string[] = [];
  const stop = followDrafts(
    connectDrafts(settings),
    async () => {},
    (text) => reported.push(text),
  );
  // Requests take real time, pauses none.
  for (let second = 0; second < 100_000 && reported.length === 0; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  stop();
  vi.useRealTimers();
  expect(reported).toEqual([
    expect.stringMatching(/does not report changes: .* every 32 seconds$/),
  ]);
});
