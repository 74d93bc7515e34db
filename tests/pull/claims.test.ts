import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { addDocument, setField } from '../support/dataset.ts';

const GREECE = 'program-residency-greece';

const rule = {
  _id: 'claim-swift',
  _type: 'claimRule',
  words: ['swiftest'],
  language: 'en',
  why: { _type: 'localeString', en: 'it says not than whom', zh: '未说明比较对象' },
  acceptable: ['according to'],
};

const claiming = (text: string) => [
  addDocument(rule),
  setField(GREECE, 'benefits.0.title.en', text),
];

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...claiming('We are the swiftest firm of all.'));
});
afterAll(() => checkout[Symbol.asyncDispose]());

test('a watched word is reported with document, field, language and reason, and published', async () => {
  expect((await checkout.pull()).join('\n')).toContain(
    `Warning: ${GREECE} › benefits.0.title.en [en] (page /other-citizenship/greece): “swiftest” claims more than this sentence supports: it says not than whom. Add a qualifier, a source or a disclosure to the sentence, such as “according to”`,
  );
});

test('a strict pull rejects it and writes nothing', async () => {
  await expect(checkout.pull({ strict: true })).rejects.toThrow(
    /The content has 1 problem; nothing was written[\s\S]*swiftest/,
  );
});

test('a strict pull accepts a sentence that names its source, and words that visitors search for', async () => {
  const words = { en: 'fast, swiftest', zh: '快' };
  await checkout.edit(
    ...claiming('We are the swiftest, according to the Gazette.'),
    setField('search', 'synonyms', [{ _key: 'a', _type: 'synonymGroup', words }]),
  );
  expect((await checkout.pull({ strict: true })).join('\n')).not.toContain('swiftest');
});
