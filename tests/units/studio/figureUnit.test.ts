import { expect, test } from 'vitest';
import { figureUnitRule } from '../../../studio/schema/rules/figureUnit.ts';

const judge = (unit: string, parent: object, environment = 'studio') =>
  figureUnitRule(unit, { parent, environment } as never);

test('refuses a unit that measures something else', () => {
  expect(judge('month', { name: 'minInvestment' })).toBe(
    '“Minimum investment” is an amount of money: choose a currency',
  );
  expect(judge('EUR', { name: 'citizenshipAfter' })).toContain('choose days, months or years');
  expect(judge('day', { name: 'visaFree' })).toContain('choose “Plain number”');
  expect(judge('percent', { name: 'visaFree' })).toContain('choose “Plain number”');
});

test('judges a figure by its label, if it has one', () => {
  expect(judge('EUR', { name: 'visaFree', label: 'proofOfMeans' })).toBe(true);
  expect(judge('count', { name: 'visaFree', label: 'proofOfMeans' })).toContain('a currency');
});

test('accepts units that measure it, names of editors, and any unit in a pull', () => {
  expect(judge('JPY', { name: 'minInvestment' })).toBe(true);
  expect(judge('year', { name: 'firstStage' })).toBe(true);
  expect(judge('percent', { name: 'ownShare' })).toBe(true);
  expect(judge('month', { name: 'minInvestment' }, 'cli')).toBe(true);
});
