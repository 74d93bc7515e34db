import { expect, test } from 'vitest';
import { dayProblem } from '../../../studio/schema/rules/day.ts';
import { markupAdvice, textProblem } from '../../../studio/schema/rules/text.ts';

test.each([
  'Greece',
  '希腊',
  'Two\nlines',
  '“Quoted” — 100% & <b>',
  '😀',
  '0',
  'co\u00adoperate',
  '👩‍👩‍👧',
])('accepts %j', (text) => {
  expect(textProblem(text)).toBeUndefined();
});

test.each([
  ['', /is empty/],
  [' \n\t', /is empty/],
  ['\u3000', /is empty/],
  ['\u200b', /is empty/],
  ['\u2060\ufeff', /is empty/],
  ['\u00ad \u00ad', /is empty/],
  ['\u2800', /is empty/],
  ['\u3164', /is empty/],
  ['\u115f\uffa0', /is empty/],
  ['\ufe0f', /is empty/],
  ['\u{e0020}', /is empty/],
  ['half \ud83d', /lone surrogate/],
  ['bell\u0007', /control/],
  ['tab\tinside', /control/],
  ['DEL\u007f', /control/],
  ['next line\u0085', /control/],
  ['reversed \u202eabc', /direction/],
  ['isolated \u2066abc\u2069', /direction/],
  ['marked \u200fabc', /direction/],
  ['a'.repeat(10_001), /has 10001 characters: shorten it to 10000/],
])('rejects %j', (text, reason) => {
  expect(textProblem(text)).toMatch(reason);
});

test('names the invalid character and its position', () => {
  expect(textProblem('the word \u202ereversed')).toMatch(/U\+202E after “the word ”/);
  expect(textProblem('\u0007bell')).toMatch(/U\+0007 at the beginning/);
});

test.each(['2026-09-01', '2025-12-31'])('accepts the date %s', (date) => {
  expect(dayProblem(date)).toBeUndefined();
});

test.each([
  '2026-09-01T00:00:00Z',
  '2026-9-1',
  '01/09/2026',
  'September 2026',
  '',
  '2026-02-31',
  '2026-13-01',
])('rejects the date %j', (date) => {
  expect(dayProblem(date)).toMatch(/is not a date/);
});

test.each(['<b>now</b>', '<br/>', 'A&nbsp;B', 'A **bold** word', '[Contact](/contact)'])(
  'advises to remove the code of %j',
  (text) => {
    expect(markupAdvice(text)).toMatch(/^Visitors read “.+” as it is written here/);
  },
);

test.each(['R&D; a < b > c', '2 * 3 * 4', '[1] (see below)', '5 <6', 'Ministry <1990>'])(
  'accepts %j as plain text',
  (text) => {
    expect(markupAdvice(text)).toBeUndefined();
  },
);
