import { expect, test } from 'vitest';
import { isBlocked } from '../../../scripts/publish/showBuild.ts';

const pin = { release: '20260914-101530-123', after: 7, since: '2026-09-14T10:15:30.123Z' };
const earlier = { ...pin, since: '2026-09-01T00:00:00.000Z' };

test.each([
  ['nothing was rolled back', undefined, { covers: 7, reason: 'publish', pin: undefined }, false],
  ['published after the rollback', pin, { covers: 8, reason: 'publish', pin }, false],
  [
    'published before, built meanwhile',
    pin,
    { covers: 7, reason: 'publish', pin: undefined },
    true,
  ],
  ['published before, built after a restart', pin, { covers: 7, reason: 'publish', pin }, true],
  ['found by a later poll', pin, { covers: 7, reason: 'poll', pin }, false],
  ['found by a start after the rollback', pin, { covers: 7, reason: 'start', pin }, false],
  ['built by a poll during the rollback', pin, { covers: 7, reason: 'poll', pin: undefined }, true],
  [
    'built by a poll during a second rollback',
    pin,
    { covers: 7, reason: 'poll', pin: earlier },
    true,
  ],
] as const)('a rollback blocks only outdated publishes: %s', (_, present, job, blocked) => {
  expect(isBlocked(present, job)).toBe(blocked);
});
