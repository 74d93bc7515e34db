import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentError, type Problem } from '../../scripts/content/problems.ts';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FAULTS } from '../support/faults.ts';

/** All faults are in one dataset: the pull must report each of them at once. */
let checkout: Checkout;
let before: Record<string, string>;
let refusal: unknown;

beforeAll(async () => {
  checkout = await makeCheckout();
  await checkout.pull();
  before = await checkout.output();
  await checkout.edit(...FAULTS.map(({ edit }) => edit));
  refusal = await checkout.pull().catch((error: unknown) => error);
});
afterAll(() => checkout[Symbol.asyncDispose]());

const problems = (): readonly Problem[] =>
  refusal instanceof ContentError ? refusal.problems : [];

const placeOf = ({ document, field, language, page }: Omit<Problem, 'message'>) =>
  [document, field, language ?? '-', page ?? '-'].join(' | ');

test.each(FAULTS)('rejects $fault in $place.field of $place.document', ({ place, expected }) => {
  const there = problems().filter((problem) => placeOf(problem) === placeOf(place));
  expect(there.map(({ message }) => message)).toEqual([expect.stringMatching(expected)]);
});

test('reports nothing else', () => {
  expect(problems().map(placeOf).sort()).toEqual(FAULTS.map(({ place }) => placeOf(place)).sort());
});

test('lists every problem on its own line', () => {
  const lines = String(refusal).split('\n');
  expect(lines[0]).toContain(`The content has ${FAULTS.length} problems; nothing was written.`);
  expect(lines).toHaveLength(FAULTS.length + 1);
});

test('leaves the previous output unchanged', async () => {
  expect(await checkout.output()).toEqual(before);
});
