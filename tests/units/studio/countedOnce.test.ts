import { expect, test } from 'vitest';
import { countedOnceRule } from '../../../studio/schema/rules/figureNames.ts';

/** The warning on the first of these cost items. */
function judge(items: readonly { kind: string; figure?: string }[], environment = 'studio') {
  const [parent] = items;
  const document = { costs: { items } };
  return countedOnceRule(parent?.figure, { document, parent, environment } as never);
}

const fee = { kind: 'government', figure: 'costGovernment' };

test('warns that the total includes a figure twice', () => {
  expect(judge([fee, { ...fee, kind: 'professional' }])).toBe(
    '“costGovernment” is added up 2 times, once for each row: choose another figure, or keep one row',
  );
});

test('accepts different figures, none, and one that is also paid each year', () => {
  const yearly = { ...fee, kind: 'yearly' };
  expect(judge([fee, { kind: 'minimum', figure: 'minInvestment' }])).toBe(true);
  expect(judge([{ kind: 'government' }, { kind: 'professional' }])).toBe(true);
  expect(judge([fee, yearly])).toBe(true);
  expect(judge([yearly, yearly])).toBe(true);
});

test('does not concern the pull, which would hold the programme back', () => {
  expect(judge([fee, fee], 'cli')).toBe(true);
});
