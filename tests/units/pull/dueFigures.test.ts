import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { fieldOf, setField } from '../../support/dataset.ts';
import { studioVerdicts } from '../../support/studioVerdict.ts';

const GREECE = 'program-residency-greece';
const REVIEW_BY = 'figures.0.reviewBy';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await makeCheckout(setField(GREECE, REVIEW_BY, '2026-06-30'));
});
afterEach(async () => {
  vi.useRealTimers();
  await checkout[Symbol.asyncDispose]();
});

/** The day alone is set: timers go on. */
const setDay = (day: string) => vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });

test('a figure that is due is named, and published', async () => {
  const name = fieldOf(GREECE, 'figures.0.name');
  setDay('2026-06-30');
  expect((await checkout.pull()).join('\n')).not.toContain('To be reviewed');
  const before = await checkout.output();

  setDay('2026-07-01');
  expect(await checkout.pull()).toContain(`To be reviewed in ${GREECE}: ${name} (by 2026-06-30)`);
  expect(await checkout.output()).toEqual(before);
});

test('the Studio reminds of it at the field, and lets it be published', async () => {
  setDay('2026-07-01');
  const verdict = (await studioVerdicts(checkout)).get(GREECE);
  expect(verdict).toEqual({ errors: [], warnings: [REVIEW_BY] });
});
