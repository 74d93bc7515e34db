import { expect, test } from 'vitest';
import { sameMagnitudeRule } from '../../../studio/schema/rules/sameMagnitudeRule.ts';

const figure = { _key: 'a', value: 300_000, unit: 'EUR' };

/** Validates a number in a draft against the published figure. */
async function judge(
  number: number,
  unit = 'EUR',
  more: object = {},
  field = ['value'],
  published: object = figure,
) {
  const figures = [{ ...figure, value: number, unit }];
  const client = {
    withConfig: () => ({ fetch: async () => ({ figures: [{ _key: 'b' }, published] }) }),
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

test('quotes a later value that has begun to apply, and not the one before', async () => {
  const later = { ...figure, next: { value: 4_000_000, from: '2026-01-01' } };
  expect(await judge(4_000_000, 'EUR', {}, ['value'], later)).toBe(true);
  expect(await judge(400_000, 'EUR', {}, ['value'], later)).toContain('see 4,000,000 euros');
  const planned = { ...figure, next: { value: 4_000_000, from: '2999-01-01' } };
  expect(await judge(400_000, 'EUR', {}, ['value'], planned)).toBe(true);
});

test('does not compare a value that a later one has replaced', async () => {
  const figures = [{ ...figure, next: { value: 4_000_000, from: '2026-01-01' } }];
  const form = { document: { _id: 'drafts.spain', figures } };
  expect(await judge(300_000, 'EUR', form, ['value'], figures[0])).toBe(true);
});
