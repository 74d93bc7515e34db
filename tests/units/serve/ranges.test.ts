import { expect, test } from 'vitest';
import { readRange } from '../../../scripts/serve/ranges.ts';

const SIZE = 100;

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=-5', { first: 95, last: 99 }],
  ['bytes=-100', { first: 0, last: 99 }],
  ['bytes=-99999999999999999999', { first: 0, last: 99 }],
  ['bytes=99-99999999999999999999', { first: 99, last: 99 }],
  [`bytes=0-${'9'.repeat(400)}`, { first: 0, last: 99 }],
  ['BYTES=1-2', { first: 1, last: 2 }],
])('accepts %s', (header, part) => {
  expect(readRange(header, SIZE)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=100-100', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  'reports %s as past the end',
  (header) => {
    expect(readRange(header, SIZE)).toBe('none');
  },
);

test.each([
  ['an end before its start', 'bytes=10-5'],
  ['not a number', 'bytes=1e3-99999999999999999999'],
  ['a number with a sign', 'bytes=+1-2'],
  ['a fraction of a byte', 'bytes=0.5-2'],
  ['other digits', 'bytes=٠-٩'],
  ['two starts', 'bytes=--5'],
  ['no numbers', 'bytes=-'],
  ['several ranges', 'bytes=0-1,3-4'],
  ['another unit', 'pages=1-2'],
  ['no unit', '0-5'],
  ['nothing', ''],
])('ignores %s', (_, header) => {
  expect(readRange(header, SIZE)).toBe('whole');
});

test('accepts no range of an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-5', 0)).toBe('whole');
});
