import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { copyDocument, setField } from '../support/dataset.ts';

const GREECE = 'program-residency-greece';

const OF_JUNE = [
  setField('exchangeRates', 'day', '2026-06-01'),
  setField('exchangeRates', 'rates', [
    { _key: 'EUR', _type: 'exchangeRate', currency: 'EUR', rate: 8.1234 },
  ]),
  setField(GREECE, 'figures.0.value', 250_000),
];

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...OF_JUNE);
});
afterAll(() => checkout[Symbol.asyncDispose]());

const Texts = v.record(v.string(), v.string());
const KEY = 'residency.greece.figures.minInvestment.renminbi';

let said: string[] = [];

async function renminbiOn(day: string) {
  said = await checkout.pull({ now: new Date(day) });
  const read = async (name: 'en.json' | 'zh.json') =>
    v.parse(Texts, await checkout.read(name))[KEY];
  return { en: await read('en.json'), zh: await read('zh.json') };
}

test('amounts are written in renminbi too, about and to three digits', async () => {
  expect(await renminbiOn('2026-08-30')).toEqual({
    ...{ en: 'about 2,030,000 RMB', zh: '约203万元人民币' },
  });
});

test('the rates themselves are written as they were entered', async () => {
  await checkout.pull({ now: new Date('2026-08-30') });
  const written = async (name: 'en.json' | 'zh.json') =>
    v.parse(Texts, await checkout.read(name))['compare.rates.EUR'];
  expect(await written('en.json')).toBe('1 EUR = 8.1234 RMB');
  expect(await written('zh.json')).toBe('1欧元=8.1234元人民币');
});

test('a rate of a day to come is not used, but one of tomorrow, which it may be already elsewhere', async () => {
  expect((await renminbiOn('2026-05-30')).en).toBeUndefined();
  expect(said).toContain(
    'Amounts in renminbi are omitted: the exchange rates are dated 2026-06-01, in the future; enter today’s rates in the Studio',
  );
  expect((await renminbiOn('2026-05-31')).en).toBe('about 2,030,000 RMB');
});

test('rates of a day to come do not take the place of those of today', async () => {
  await checkout.edit(
    ...OF_JUNE,
    copyDocument('exchangeRates', 'exchangeRates-later', { day: '2026-09-01' }),
  );
  expect((await renminbiOn('2026-08-30')).en).toBe('about 2,030,000 RMB');
  expect(said.filter((line) => line.includes('renminbi'))).toEqual([]);
});

test('what costs nothing is none, also at a rate', async () => {
  await checkout.edit(setField(GREECE, 'figures.0.value', 0));
  expect(await renminbiOn('2026-08-30')).toEqual({ en: undefined, zh: undefined });
  const texts = v.parse(Texts, await checkout.read('en.json'));
  expect(texts['residency.greece.figures.minInvestment.text']).toBe('none');
});

test('a rate older than 90 days is not used, and the pull says so', async () => {
  await checkout.edit(...OF_JUNE);
  expect(await renminbiOn('2026-08-31')).toEqual({ en: undefined, zh: undefined });
  expect(said).toContain(
    'Amounts in renminbi are omitted: the exchange rates are dated 2026-06-01, more than 90 days ago; enter today’s rates in the Studio',
  );
});

test('of a range both ends are written in renminbi', async () => {
  await checkout.edit(...OF_JUNE, setField(GREECE, 'figures.0.upTo', 800_000));
  expect(await renminbiOn('2026-08-30')).toEqual({
    ...{ en: 'about 2,030,000–6,500,000 RMB', zh: '约203万–650万元人民币' },
  });
});
