import { expect, test } from 'vitest';
import { figureAmount } from '../../../studio/schema/figureAmount.ts';

test.each([
  [{ value: 190, unit: 'count', qualifier: 'plus' }, '190+'],
  [{ value: 20, unit: 'year', qualifier: 'plus' }, '20+ years'],
  [{ value: 30_000, unit: 'EUR', qualifier: 'atLeast' }, 'at least 30,000 euros'],
  [{ value: 12, unit: 'percent', qualifier: 'about' }, 'about 12%'],
  [{ value: 3.09, unit: 'percent' }, '3.09%'],
  [{ value: 800_000, unit: 'USD', qualifier: 'moreThan' }, 'more than 800,000 US dollars'],
  [{ value: 3, upTo: 6, unit: 'month' }, '3 to 6 months'],
  [{ unit: 'month' }, 'months'],
  [{}, ''],
])('shows %j to editors as “%s”', (parts, words) => {
  expect(figureAmount(parts)).toBe(words);
});
