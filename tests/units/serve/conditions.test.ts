import { expect, test } from 'vitest';
import {
  failsPrecondition,
  isNotModified,
  matchesIfRange,
} from '../../../scripts/serve/conditions.ts';

const FILE = { etag: '"a-1.br"', modified: 'Sun, 22 Nov 2026 13:00:00 GMT' };
const EARLIER = 'Sun, 22 Nov 2026 12:00:00 GMT';
const LATER = 'Sun, 22 Nov 2026 14:00:00 GMT';

test.each(['"a-1.br"', 'W/"a-1.br"', '"other", "a-1.br"', ' * '])(
  '%s matches the content',
  (tag) => {
    expect(isNotModified({ 'if-none-match': tag }, FILE)).toBe(true);
  },
);

test.each(['"a-1"', 'a-1.br', '"other"', ''])('%s does not match the content', (tag) => {
  expect(isNotModified({ 'if-none-match': tag }, FILE)).toBe(false);
});

test('an entity tag takes precedence over a date', () => {
  const headers = { 'if-none-match': '"other"', 'if-modified-since': FILE.modified };
  expect(isNotModified(headers, FILE)).toBe(false);
});

test('sends an earlier page to a client with a later one, as after a rollback', () => {
  const since = (time: string) => isNotModified({ 'if-modified-since': time }, FILE);
  expect(since(FILE.modified)).toBe(true);
  for (const time of [EARLIER, LATER, 'yesterday', '']) expect(since(time)).toBe(false);
});

test('serves a range only for identical content', () => {
  for (const same of [FILE.etag, FILE.modified]) expect(matchesIfRange(same, FILE)).toBe(true);
  for (const other of [`W/${FILE.etag}`, '"other"', EARLIER, LATER, 'x'])
    expect(matchesIfRange(other, FILE)).toBe(false);
});

test.each([
  [{ 'if-match': '"a-1.br"' }, false],
  [{ 'if-match': '"other", "a-1.br"' }, false],
  [{ 'if-match': ' * ' }, false],
  [{ 'if-match': '"other"' }, true],
  [{ 'if-match': 'W/"a-1.br"' }, true],
  [{ 'if-unmodified-since': FILE.modified }, false],
  [{ 'if-unmodified-since': LATER }, false],
  [{ 'if-unmodified-since': EARLIER }, true],
  [{ 'if-unmodified-since': 'yesterday' }, false],
  [{ 'if-match': '"a-1.br"', 'if-unmodified-since': EARLIER }, false],
  [{}, false],
])('sends the content for %o: %s', (headers, expected) => {
  expect(failsPrecondition(headers, FILE)).toBe(expected);
});
