import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { fieldOf, setField } from '../support/dataset.ts';
import { readPulled } from '../support/pulledSite.ts';
import { studioVerdicts } from '../support/studioVerdict.ts';

const GREECE = 'program-residency-greece';
const REVIEW_BY = 'figures.0.reviewBy';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES, setField(GREECE, REVIEW_BY, '2026-12-15'));
});
afterEach(() => void vi.useRealTimers());
afterAll(() => checkout[Symbol.asyncDispose]());

/** Only the date is fake: timers run normally. */
const setDay = (day: string) => vi.useFakeTimers({ now: new Date(day), toFake: ['Date'] });

test('a due figure is reported, and published with a note', async () => {
  const name = fieldOf(GREECE, 'figures.0.name');
  setDay('2026-12-15');
  expect((await checkout.pull()).join('\n')).not.toContain('Review overdue');
  const before = await readPulled(checkout);

  setDay('2026-12-16');
  expect(await checkout.pull()).toContain(`Review overdue in ${GREECE}: ${name} (by 2026-12-15)`);
  const key = `residency.greece.figures.${name}.review`;
  const { en, zh } = await readPulled(checkout);
  const { [key]: review, ...rest } = en;
  expect(review).toBe('Under review since December 2026');
  expect(zh[key]).toBe('自2026年12月起复核中');
  expect(rest).toEqual(before.en);
});

test('the Studio warns at the field, and allows publishing', async () => {
  setDay('2026-12-16');
  const verdict = (await studioVerdicts(checkout, [GREECE])).get(GREECE);
  expect(verdict?.errors).toEqual([]);
  // The fixture's search titles are alike, which the Studio also warns about.
  expect(verdict?.warnings).toContain(REVIEW_BY);
});
