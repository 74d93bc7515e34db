import { expect, test } from 'vitest';
import { rangeRule } from '../../../studio/schema/rules/successor.ts';

test.each([
  [undefined, 4, true],
  [6, 4, true],
  [4, 4, expect.stringContaining('must be larger')],
  [-1, 0, expect.stringContaining('must be larger')],
  // The missing lower end is reported on its own.
  [6, undefined, true],
])('judges the upper end %s beside the lower end %s', (upTo, value, verdict) => {
  expect(rangeRule(upTo, { parent: { value, upTo } } as never)).toEqual(verdict);
});
