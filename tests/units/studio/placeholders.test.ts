import { expect, test } from 'vitest';
import { LOCALES } from '../../../locales/locale.ts';
import { schema } from '../../../scripts/pull/schema.ts';
import { bilingualTextRule } from '../../../studio/schema/rules/bilingualRules.ts';
import { placeholderProblems } from '../../../studio/schema/rules/placeholders.ts';

const FIGURES = { known: new Set(['minInvestment', 'processingTime']), canGrow: true };

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
  expect(placeholderProblems(text, FIGURES)).toEqual([]);
});

const UNKNOWN = /\{\{price\}\} is not a figure of this document/;
const MISSING = /\{\{minInvestment\}\} is missing here/;
const BROKEN = /malformed \{\{name\}\}/;

test.each([
  { en: '{{price}}', zh: '价格', problems: [['en', UNKNOWN]] },
  { en: '{{minInvestment}}', zh: '25万', problems: [['zh', MISSING]] },
  { en: '250,000', zh: '{{minInvestment}}', problems: [['en', MISSING]] },
  { en: 'fine', zh: 'minInvestment}}', problems: [['zh', BROKEN]] },
  {
    en: 'from {{minInvestment',
    zh: '{{minInvestment起',
    problems: [
      ['en', BROKEN],
      ['zh', BROKEN],
    ],
  },
  {
    en: '{{minInvestment, upper}}',
    zh: '{{minInvestment}}',
    problems: [['en', BROKEN]],
  },
  {
    en: '{{price}} {{minInvestment}}',
    zh: '}}',
    problems: [
      ['en', UNKNOWN],
      ['zh', MISSING],
      ['zh', BROKEN],
    ],
  },
])('rejects $en · $zh in the right language', ({ en, zh, problems }) => {
  const expected = problems.map(([language, message]) => ({
    language,
    message: expect.stringMatching(message ?? ''),
  }));
  expect(placeholderProblems({ en, zh }, FIGURES)).toEqual(expected);
});

test('lists the known figures for an unknown one', () => {
  const { known } = FIGURES;
  const messages = (names: Parameters<typeof placeholderProblems>[1]) =>
    placeholderProblems({ en: '{{price}}', zh: '' }, names).map(({ message }) => message);
  expect(messages(FIGURES)).toEqual([
    expect.stringContaining('choose minInvestment, processingTime'),
  ]);
  expect(messages({ known: new Set(), canGrow: true })).toEqual([
    expect.stringContaining('none yet'),
  ]);
  // People and labels have no figures, so the message does not point to that part of the form.
  for (const names of [new Set<string>(), known])
    expect(messages({ known: names, canGrow: false })).toEqual([
      expect.not.stringContaining('Figures'),
    ]);
});

test('does not offer a new figure that has no name yet', () => {
  const judge = (...figures: readonly object[]) =>
    bilingualTextRule({ en: '{{price}}', zh: '{{price}}' }, {
      document: { _type: 'program', figures },
      schema,
    } as never);
  const unnamed = { _key: 'a', _type: 'figure' };
  const problem = (message: string) =>
    LOCALES.map((locale) => ({ path: [locale], message: expect.stringMatching(message) }));
  expect(judge(unnamed)).toEqual(problem('none yet'));
  expect(judge(unnamed, { ...unnamed, name: 'fee' })).toEqual(problem('choose fee$'));
});

test('requires the placeholders of a label in both languages', () => {
  const names = { known: new Set(['amount']), needed: ['amount'], canGrow: false };
  const problems = (en: string, zh: string) =>
    placeholderProblems({ en, zh }, names).map(({ language }) => language);
  expect(problems('USD', '美元')).toEqual(['en', 'zh']);
  expect(problems('{{amount}} USD', '美元')).toEqual(['zh']);
  expect(problems('{{amount}} USD', '{{amount}}美元')).toEqual([]);
});
