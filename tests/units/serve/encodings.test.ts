import { expect, test } from 'vitest';
import { acceptedCodings } from '../../../scripts/serve/encodings.ts';

const order = (header?: string) => acceptedCodings(header).map(({ name }) => name);

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['BR', ['br', 'identity']],
  ['gzip;q=1.0, br;q=0.5', ['gzip', 'br', 'identity']],
  ['br ; q=0.8 , gzip ; Q=0.9', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000', ['identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, gzip', ['gzip', 'br', 'identity']],
  ['br;q=0, *', ['gzip', 'identity']],
  ['gzip;q=0.5, identity', ['identity', 'gzip']],
  ['*;q=0', ['identity']],
  ['identity;q=0', ['identity']],
  ['identity;q=0, gzip', ['gzip', 'identity']],
])('negotiates %s', (header, expected) => {
  expect(order(header)).toEqual(expected);
});

test.each([
  undefined,
  '',
  'sbr',
  'brotli',
  'xgzip',
  'br=1',
  'br;q=2',
  'br;q=-1',
  'br;q=x',
  'br gzip',
  ',;,',
])('accepts no encoding for %s', (header) => {
  expect(order(header)).toEqual(['identity']);
});
