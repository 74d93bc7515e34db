import { describe, expect, test } from 'vitest';
import {
  type ClaimRule,
  describeClaim,
  unqualifiedClaims,
} from '../../../studio/schema/rules/claims.ts';

const why = { en: 'nobody decides but the authority', zh: '由主管机关决定' };
const RULES: readonly ClaimRule[] = [
  {
    words: ['guarantee', 'guarantees', '100 %', 'no. 1', 'risk-free'],
    language: 'en',
    why,
    acceptable: [
      'does not guarantee',
      "doesn't guarantee",
      'according to',
      'as the U.S. Bank says',
    ],
  },
  {
    words: ['保证', '百分之百', '100%'],
    language: 'zh',
    why,
    acceptable: ['不保证', '保证书', '据'],
  },
];

const wordsIn = (text: string, locale: 'en' | 'zh', rules = RULES) =>
  unqualifiedClaims(text, locale, rules).map(({ word }) => word);

describe('an unqualified claim', () => {
  test.each([
    ['en', 'We guarantee approval.', ['guarantee']],
    ['en', 'Guarantees for all. And 100  % sure.', ['Guarantees', '100  %']],
    ['en', 'A source, according to which this holds. We guarantee it.', ['guarantee']],
    ['en', 'It does not guarantee speed, yet we guarantee approval.', ['guarantee']],
    ['zh', '本所保证获批。据统计，多数获批。', ['保证']],
    ['zh', '不保证速度，但保证成功，百分之百。', ['保证', '百分之百']],
    // As Chinese keyboards and word processors write them.
    ['zh', '本所１００％获批。', ['１００％']],
    ['en', 'Here is no risk\u2011free case.', ['risk\u2011free']],
    ['en', 'We are No. 1. Always.', ['No. 1']],
    ['en', 'The No. 1 Texas firm.', ['No. 1']],
  ] as const)('%s: %s', (locale, text, words) => {
    expect(wordsIn(text, locale)).toEqual(words);
  });
});

describe('not an unqualified claim', () => {
  test.each([
    ['en', 'Past results do not repeat; this does  NOT guarantee anything.'],
    ['en', 'It doesn’t guarantee anything.'],
    ['en', 'We guarantee it, as the U.S. Bank says.'],
    ['en', 'According to the documents, the parent company guarantees the loan.'],
    ['en', 'According to the law of St. Lucia, its government guarantees the loan.'],
    ['en', 'According to the U.S. Department of State, the bank guarantees the loan.'],
    ['en', 'According to the law, some banks (e.g. Spanish ones) guarantee the loan.'],
    ['en', 'A guarantor signs; the guaranteeship ends.'],
    ['en', '保证'],
    ['zh', '以往结果不保证今后获得类似结果。'],
    ['zh', '据发行文件，母公司保证还款。'],
    ['zh', '主管机关出具保证书。'],
    ['zh', 'We guarantee approval.'],
    ['en', ''],
  ] as const)('%s: %s', (locale, text) => {
    expect(wordsIn(text, locale)).toEqual([]);
  });
});

test('reports the position of a word in the whole text', () => {
  const text = 'It does not guarantee speed.  We guarantee approval, 100 % sure.';
  const claims = unqualifiedClaims(text, 'en', RULES);
  expect(claims.map(({ at, word }) => text.slice(at, at + word.length))).toEqual([
    'guarantee',
    '100 %',
  ]);
  expect(claims[0]?.at).toBeGreaterThan(text.indexOf('We'));
});

test('a rule with invalid words matches nothing', () => {
  const broken = { words: ['', '  ', '(', 'a.b'], language: 'en', why } as const;
  expect(wordsIn('A axb (b) sentence.', 'en', [broken])).toEqual([]);
  expect(wordsIn('An a.b c.', 'en', [broken])).toEqual(['a.b']);
});

test('a reason that ends with a full stop is followed by no second one', () => {
  const stopped = { ...why, en: 'Nobody decides but the authority.' };
  const [claim] = unqualifiedClaims('We guarantee it.', 'en', [
    { words: ['guarantee'], language: 'en', why: stopped },
  ]);
  expect(claim && describeClaim(claim)).toContain('Nobody decides but the authority. Add');
});
