import { expect, test } from 'vitest';
import { isReleaseId, nextReleaseId } from '../../../scripts/release/id.ts';

const NOW = new Date('2026-09-14T10:15:30.123Z');

test('contains the time at which the release began', () => {
  expect(nextReleaseId(NOW, [])).toBe('20260914-101530-123');
});

test('sorts by time', () => {
  const ids = [NOW, new Date(+NOW + 1), new Date(+NOW + 999), new Date(+NOW + 1e10)].map((time) =>
    nextReleaseId(time, []),
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isReleaseId)).toBe(true);
});

test('differs for two releases in one millisecond', () => {
  expect(nextReleaseId(NOW, ['20260914-101530-123'])).toBe('20260914-101530-124');
});

test('sorts after all others even if the clock was set back', () => {
  const others = ['20991231-235959-999', '20260914-101530-122'];
  expect(nextReleaseId(NOW, others)).toBe('21000101-000000-000');
});

test.each(['current', '.current', '20260914', '.removed-20260914-101530-123', '../x'])(
  'rejects %s',
  (name) => {
    expect(isReleaseId(name)).toBe(false);
  },
);
