import { expect, test } from 'vitest';
import {
  advisedLengthRule,
  CARD_LENGTHS,
  INITIALS_LENGTHS,
  SEARCH_LENGTHS,
  visibleLength,
} from '../../../studio/schema/rules/advisedLength.ts';

test.each([
  ['en', ' Greece ', 6],
  ['zh', '希腊😀', 3],
  ['en', 'From {{minInvestment}}', 16],
  ['zh', '{{minInvestment}}起', 6],
] as const)('in %s, %j takes %i characters', (language, text, length) => {
  expect(visibleLength(text, language)).toBe(length);
});

test('advises against initials that run out of their circle', () => {
  const initials = { en: 'MFGD', zh: '林' };
  expect(advisedLengthRule(INITIALS_LENGTHS)(initials, { environment: 'studio' } as never)).toEqual(
    [{ path: ['en'], message: 'This is long (4 characters): the circle has room for 3' }],
  );
});

test('advises against a long text for a card or a search result', () => {
  const judge = (lengths: Parameters<typeof advisedLengthRule>[0], text: object) =>
    advisedLengthRule(lengths)(text, { environment: 'studio' } as never);
  const long = 'x'.repeat(1_500);
  expect(judge(CARD_LENGTHS, { en: long, zh: '希'.repeat(30) })).toEqual([
    { path: ['en'], message: 'This is long (1500 characters): a card has room for about 200' },
  ]);
  expect(judge(CARD_LENGTHS, { zh: '短' })).toEqual([
    { path: ['zh'], message: 'This is short (1 characters): a card has room for 80' },
  ]);
  expect(judge(SEARCH_LENGTHS.description, { en: long })).toEqual([
    { path: ['en'], message: 'This is long (1500 characters): search results show about 160' },
  ]);
});
