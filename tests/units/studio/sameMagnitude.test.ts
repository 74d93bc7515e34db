import { expect, test } from 'vitest';
import { sameMagnitudeRule } from '../../../studio/schema/rules/sameMagnitudeRule.ts';

const figure = { _key: 'a', value: 300_000, unit: 'EUR' };

/** Validates a number in a draft against the published figure. */
async function judge(number: number, unit = 'EUR', more: object = {}, field = ['value']) {
  const figures = [{ ...figure, value: number, unit }];
  const client = {
    withConfig: () => ({ fetch: async () => ({ figures: [{ _key: 'b' }, figure] }) }),
  };
  const context = {
    environment: 'studio',
    document: { _id: 'drafts.spain', figures },
    path: ['figures', { _key: 'a' }, ...field],
    getClient: () => client,
  };
  return sameMagnitudeRule(number, { ...context, ...more } as never);
}

test('warns of a number with a digit too many or too few, and quotes the published one', async () => {
  const message =
    'Visitors currently see 300,000 euros, and this changes it to 30 euros: check the digits';
  expect(await judge(30)).toBe(message);
  expect(await judge(3_000_000)).toContain('this changes it to 3,000,000 euros');
  expect(await judge(0)).toContain('this changes it to 0 euros');
  expect(await judge(2_999_999)).toBe(true);
  expect(await judge(30_001)).toBe(true);
});

test('does not compare a number that has no counterpart on the site', async () => {
  expect(await judge(30, 'month')).toBe(true);
  expect(await judge(30, 'EUR', { environment: 'cli' })).toBe(true);
  expect(await judge(30, 'EUR', { document: { _id: 'spain', figures: [] } })).toBe(true);
  expect(await judge(30, 'EUR', {}, ['upTo'])).toBe(true);
});

test('compares a later value with the published one', async () => {
  expect(await judge(3_000_000, 'EUR', {}, ['next', 'value'])).toContain('3,000,000 euros');
});
