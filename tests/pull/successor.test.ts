import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { setField } from '../support/dataset.ts';
import { readPulled } from '../support/pulledSite.ts';

const GREECE = 'program-residency-greece';
const FROM = '2027-01-01';

let checkout: Checkout;
let before: Awaited<ReturnType<typeof greeceOn>>;
let after: typeof before;
beforeAll(async () => {
  checkout = await makeCheckout(
    setField(GREECE, 'figures.0.name', 'minInvestment'),
    setField(GREECE, 'figures.0.next', { value: 400_000, from: FROM }),
    setField(GREECE, 'status', {
      state: 'open',
      note: { en: 'As ever.', zh: '一如既往。' },
      next: { state: 'closed', from: FROM, note: { en: 'The fund is full.', zh: '名额已满。' } },
    }),
  );
  before = await greeceOn('2026-12-31');
  after = await greeceOn(FROM);
});
afterAll(() => checkout[Symbol.asyncDispose]());

async function greeceOn(day: string) {
  await checkout.pull({ now: new Date(day) });
  const { site, en } = await readPulled(checkout);
  const text = (key: string) => en[`residency.greece.${key}`];
  const { status } = site.programs.find(({ group }) => group === 'residency.greece') ?? {};
  return {
    status,
    note: text('status.note'),
    since: text('status.since'),
    later: text('status.later'),
    box: text('figures.minInvestment.text'),
    announced: text('figures.minInvestment.next'),
    prose: text('overview.description1'),
  };
}

test('announces a later value until its day', () => {
  const { box, announced, prose } = before;
  expect(box).toBe('at least 250,000 EUR');
  expect(announced).toBe('From January 1, 2027: at least 400,000 EUR');
  expect(prose).toContain('250,000 EUR');
});

test('uses it from its day on, in the box and in every sentence', () => {
  const { box, announced, prose } = after;
  expect(box).toBe('at least 400,000 EUR');
  expect(announced).toBeUndefined();
  expect(prose).toContain('400,000 EUR');
  expect(prose).not.toContain('250,000');
});

test('announces a later state until its day, then applies it', () => {
  expect(before).toMatchObject({
    status: { state: 'open', next: { from: FROM } },
    note: 'As ever.',
    later: expect.stringMatching(/^From January 1, 2027: /),
  });
  const { status, note, since, later } = after;
  expect(status).toEqual({ state: 'closed' });
  expect([note, since, later]).toEqual(['The fund is full.', 'January 1, 2027', undefined]);
});
