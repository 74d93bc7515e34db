import { createClient } from '@sanity/client';
import { validateDocument } from '@sanity/validation';
import { expect, test } from 'vitest';
import { schema } from '../../../scripts/pull/schema.ts';

/** Not called: rates have no references. */
const client = createClient({
  projectId: 'nowhere',
  dataset: 'none',
  apiVersion: '2025-02-19',
  useCdn: false,
});

/** What a document with one rate is told about it. */
async function judge(currency: string, rate: number) {
  const rates = [{ _key: 'a', _type: 'exchangeRate', currency, rate }];
  const { markers } = await validateDocument({
    document: {
      _id: 'new',
      _type: 'exchangeRates',
      _createdAt: '',
      _updatedAt: '',
      _rev: '',
      rates,
    },
    schema,
    client,
    getDocumentExists: async () => true,
  });
  return markers
    .filter(({ path }) => path.at(-1) === 'rate')
    .map(({ level, message }) => `${level}: ${message}`);
}

test.each([
  ['USD', 7.1],
  ['EUR', 8.2],
  ['JPY', 0.046],
])('accepts a usual rate: %s %s', async (currency, rate) => {
  expect(await judge(currency, rate)).toEqual([]);
});

test.each([
  ['USD', 710],
  ['JPY', 4.6],
  ['EUR', 0.12],
])('warns of a rate for a hundred units or the wrong way round: %s %s', async (currency, rate) => {
  const warning = `warning: 1 ${currency} = ${rate} RMB is far from the usual rate`;
  expect(await judge(currency, rate)).toEqual([expect.stringContaining(warning)]);
});
