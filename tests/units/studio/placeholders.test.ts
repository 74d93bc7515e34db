import { expect, test } from 'vitest';
import { placeholderProblem } from '../../../studio/schema/rules/placeholders.ts';

const FIGURES = new Set(['minInvestment', 'processingTime']);

test.each([
  { en: 'No figure', zh: '没有数字' },
  { en: 'From {{minInvestment}}', zh: '{{minInvestment}}起' },
  { en: 'From {{minInvestment}}', zh: '{{minInvestment, number}}起' },
  {
    en: '{{minInvestment}} in {{processingTime}}',
    zh: '{{processingTime}}内投资{{minInvestment}}',
  },
  { en: '{one} brace {here}', zh: '{一个}' },
])('$en · $zh', (text) => {
  expect(placeholderProblem(text, FIGURES)).toBeUndefined();
});

test.each([
  { en: '{{price}}', zh: '{{price}}', reason: '{{price}} is not a figure of this document' },
  { en: '{{minInvestment}}', zh: '25万', reason: 'missing in zh' },
  { en: '250,000', zh: '{{minInvestment}}', reason: 'missing in en' },
  { en: 'from {{minInvestment', zh: '{{minInvestment起', reason: 'broken {{name}} in en' },
  { en: 'fine', zh: 'minInvestment}}', reason: 'broken {{name}} in zh' },
  {
    en: '{{minInvestment, upper}}',
    zh: '{{minInvestment, upper}}',
    reason: 'broken {{name}} in en',
  },
])('$en · $zh is refused: $reason', ({ en, zh, reason }) => {
  expect(placeholderProblem({ en, zh }, FIGURES)).toContain(reason);
});

test('the message for an unknown figure lists those there are', () => {
  const text = { en: '{{price}}', zh: '{{price}}' };
  expect(placeholderProblem(text, FIGURES)).toContain('choose minInvestment, processingTime');
  expect(placeholderProblem(text, new Set())).toContain('none (there are none yet)');
});

test('a label that the site puts a value into must have a place for it', () => {
  const amount = new Set(['amount']);
  expect(placeholderProblem({ en: 'USD', zh: '美元' }, amount, ['amount'])).toMatch(
    /needs \{\{amount\}\}/,
  );
  expect(
    placeholderProblem({ en: '{{amount}} USD', zh: '{{amount}}美元' }, amount, ['amount']),
  ).toBeUndefined();
});
