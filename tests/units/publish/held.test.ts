import { expect, test } from 'vitest';
import { isHeld } from '../../../scripts/publish/publisher.ts';

const hold = { release: '20260914-101530-123', after: 7, since: '2026-09-14T10:15:30.123Z' };
const earlier = { ...hold, since: '2026-09-01T00:00:00.000Z' };

test.each([
  ['nothing was rolled back', undefined, { covers: 7, reason: 'publish', hold: undefined }, false],
  ['it came after the rollback', hold, { covers: 8, reason: 'publish', hold }, false],
  [
    'it came before, and was made meanwhile',
    hold,
    { covers: 7, reason: 'publish', hold: undefined },
    true,
  ],
  [
    'it came before, and is made after a restart',
    hold,
    { covers: 7, reason: 'publish', hold },
    true,
  ],
  ['a poll that began later found it', hold, { covers: 7, reason: 'poll', hold }, false],
  ['a start found it, after the rollback', hold, { covers: 7, reason: 'start', hold }, false],
  [
    'a poll was at it during the rollback',
    hold,
    { covers: 7, reason: 'poll', hold: undefined },
    true,
  ],
  [
    'a poll was at it during a second rollback',
    hold,
    { covers: 7, reason: 'poll', hold: earlier },
    true,
  ],
] as const)('a publish: %s', (_, present, job, held) => {
  expect(isHeld(present, job)).toBe(held);
});
