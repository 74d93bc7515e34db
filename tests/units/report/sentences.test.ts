import { expect, test } from 'vitest';
import { compareSentences, sentencesOf } from '../../../studio/changes/sentences.ts';

test('splits English and Chinese into sentences', () => {
  expect(
    sentencesOf(['Spain asks for 500,000 EUR. It takes 3.5 months!', 'Then wait.'], 'en'),
  ).toEqual(['Spain asks for 500,000 EUR.', 'It takes 3.5 months!', 'Then wait.']);
  expect(sentencesOf(['西班牙要求50万欧元。需时约三个月！', '然后等待。'], 'zh')).toEqual([
    '西班牙要求50万欧元。',
    '需时约三个月！',
    '然后等待。',
  ]);
});

test.each([
  { about: 'the same', before: ['A.', 'B.'], after: ['A.', 'B.'], changes: [] },
  {
    about: 'one replaced',
    before: ['A.', 'B.', 'C.'],
    after: ['A.', 'X.', 'C.'],
    changes: [{ before: 'B.', after: 'X.' }],
  },
  {
    about: 'one inserted at the start',
    before: ['A.', 'B.'],
    after: ['X.', 'A.', 'B.'],
    changes: [{ after: 'X.' }],
  },
  {
    about: 'one removed',
    before: ['A.', 'B.', 'C.'],
    after: ['A.', 'C.'],
    changes: [{ before: 'B.' }],
  },
  {
    about: 'one replaced by two',
    before: ['A.', 'B.', 'C.'],
    after: ['A.', 'X.', 'Y.', 'C.'],
    changes: [{ before: 'B.', after: 'X.' }, { after: 'Y.' }],
  },
  { about: 'a new text', before: [], after: ['A.'], changes: [{ after: 'A.' }] },
  { about: 'a removed text', before: ['A.'], after: [], changes: [{ before: 'A.' }] },
])('$about', ({ before, after, changes }) => {
  expect(compareSentences(before, after)).toEqual(changes);
});

test('compares texts of a megabyte, or reports them as replaced', () => {
  const before = Array.from({ length: 20_000 }, (_, index) => `Sentence ${index}.`);
  const changes = compareSentences(before, ['Short.']);
  expect(changes).toHaveLength(20_000);
  expect(changes[0]).toEqual({ before: 'Sentence 0.', after: 'Short.' });
  expect(compareSentences(before, [...before, 'One more.'])).toEqual([{ after: 'One more.' }]);
});
