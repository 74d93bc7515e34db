import { expect, test } from 'vitest';
import { shownLength } from '../../../studio/schema/rules/advisedLength.ts';

test.each([
  ['en', ' Greece ', 6],
  ['zh', '希腊😀', 3],
  ['en', 'From {{minInvestment}}', 16],
  ['zh', '{{minInvestment}}起', 6],
] as const)('in %s, %j takes %i characters', (language, text, length) => {
  expect(shownLength(text, language)).toBe(length);
});
