import { expect, test } from 'vitest';
import { isReleaseId, nextReleaseId } from '../../../scripts/release/id.ts';

const NOW = new Date('2026-09-14T10:15:30.123Z');

test('an id tells when the release began', () => {
  expect(nextReleaseId(NOW, [])).toBe('20260914-101530-123');
});

test('ids sort by time', () => {
  const ids = [NOW, new Date(+NOW + 1), new Date(+NOW + 999), new Date(+NOW + 1e10)].map((time) =>
    nextReleaseId(time, []),
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(ids.every(isReleaseId)).toBe(true);
});

test('two releases of one millisecond have two ids', () => {
  expect(nextReleaseId(NOW, ['20260914-101530-123'])).toBe('20260914-101530-124');
});

test('after the clock was set back, the next id still sorts behind all others', () => {
  const others = ['20991231-235959-999', '20260914-101530-122'];
  expect(nextReleaseId(NOW, others)).toBe('21000101-000000-000');
});

test.each(['current', '.current', '20260914', '.removed-20260914-101530-123', '../x'])(
  '%s is no release',
  (name) => {
    expect(isReleaseId(name)).toBe(false);
  },
);
