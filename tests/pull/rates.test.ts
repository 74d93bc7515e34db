import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { HALF_OF_PAGES } from '../support/contentChanges.ts';
import { copyDocument, setField } from '../support/dataset.ts';
import { readPulled } from '../support/pulledSite.ts';

const GREECE = 'program-residency-greece';

/** Greece has an amount, Malta a range, Japan none. */
const OF_JUNE = [
  ...HALF_OF_PAGES,
  setField('exchangeRates', 'day', '2026-06-01'),
  setField('exchangeRates', 'rates', [
    { _key: 'EUR', _type: 'exchangeRate', currency: 'EUR', rate: 8.1234 },
  ]),
  setField(GREECE, 'figures.0.value', 250_000),
  setField('program-residency-malta', 'figures.0.value', 250_000),
  setField('program-residency-malta', 'figures.0.upTo', 800_000),
  setField('program-residency-japan', 'figures.0.value', 0),
];

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...OF_JUNE);
});
afterAll(() => checkout[Symbol.asyncDispose]());

async function pullOn(day: string) {
  const output = await checkout.pull({ now: new Date(day) });
  const { en, zh } = await readPulled(checkout);
  const renminbi = (country: string) => {
    const key = `residency.${country}.figures.minInvestment.renminbi`;
    return { en: en[key], zh: zh[key] };
  };
  return { output, en, zh, renminbi };
}

const GREEK = { en: 'about 2,030,000 RMB', zh: '约203万元人民币' };

test('writes amounts and both ends of ranges in renminbi, rounded to three digits', async () => {
  const { en, zh, renminbi } = await pullOn('2026-08-30');
  expect(renminbi('greece')).toEqual(GREEK);
  expect(renminbi('malta')).toEqual({
    en: 'about 2,030,000–6,500,000 RMB',
    zh: '约203万–650万元人民币',
  });
  // Zero has no conversion.
  expect(renminbi('japan')).toEqual({ en: undefined, zh: undefined });
  expect(en['residency.japan.figures.minInvestment.text']).toBe('none');
  // The rates themselves are written as entered.
  expect(en['compare.rates.EUR']).toBe('1 EUR = 8.1234 RMB');
  expect(zh['compare.rates.EUR']).toBe('1欧元=8.1234元人民币');
});

test("ignores a future rate, except tomorrow's, which may be today's elsewhere", async () => {
  const { output, renminbi } = await pullOn('2026-05-30');
  expect(renminbi('greece').en).toBeUndefined();
  expect(output).toContain(
    'Amounts in renminbi are omitted: the exchange rates are dated 2026-06-01, in the future; enter today’s rates in the Studio',
  );
  expect((await pullOn('2026-05-31')).renminbi('greece')).toEqual(GREEK);
});

test('ignores a rate older than 90 days, and says so', async () => {
  const { output, renminbi } = await pullOn('2026-08-31');
  expect(renminbi('greece')).toEqual({ en: undefined, zh: undefined });
  expect(output).toContain(
    'Amounts in renminbi are omitted: the exchange rates are dated 2026-06-01, more than 90 days ago; enter today’s rates in the Studio',
  );
});

test("uses today's rates instead of future ones", async () => {
  await checkout.edit(
    ...OF_JUNE,
    copyDocument('exchangeRates', 'exchangeRates-later', { day: '2026-09-01' }),
  );
  const { output, renminbi } = await pullOn('2026-08-30');
  expect(renminbi('greece')).toEqual(GREEK);
  expect(output.filter((line) => line.includes('renminbi'))).toEqual([]);
});
