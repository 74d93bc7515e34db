import { expect, test } from 'vitest';
import { isBlocked } from '../../../scripts/publish/publisher.ts';

const pin = { release: '20260914-101530-123', after: 7, since: '2026-09-14T10:15:30.123Z' };
const earlier = { ...pin, since: '2026-09-01T00:00:00.000Z' };

test.each([
  ['nothing was rolled back', undefined, { covers: 7, reason: 'publish', pin: undefined }, false],
  ['it came after the rollback', pin, { covers: 8, reason: 'publish', pin }, false],
  [
    'it came before, and was made meanwhile',
    pin,
    { covers: 7, reason: 'publish', pin: undefined },
    true,
  ],
  ['it came before, and is made after a restart', pin, { covers: 7, reason: 'publish', pin }, true],
  ['a poll that began later found it', pin, { covers: 7, reason: 'poll', pin }, false],
  ['a start found it, after the rollback', pin, { covers: 7, reason: 'start', pin }, false],
  [
    'a poll was at it during the rollback',
    pin,
    { covers: 7, reason: 'poll', pin: undefined },
    true,
  ],
  [
    'a poll was at it during a second rollback',
    pin,
    { covers: 7, reason: 'poll', pin: earlier },
    true,
  ],
] as const)('a publish: %s', (_, present, job, blocked) => {
  expect(isBlocked(present, job)).toBe(blocked);
});
