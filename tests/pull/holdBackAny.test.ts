import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FAULTS } from '../support/faults.ts';
import { expectConsistent } from '../support/pulledSite.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
  await checkout.pull();
});
afterAll(() => checkout[Symbol.asyncDispose]());

test('the site stays consistent with any faults and any previous content', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray([...FAULTS], { minLength: 1 }), async (faults) => {
      await checkout.edit(...faults.map(({ edit }) => edit));
      const held = await checkout.holdBack();
      await expectConsistent(checkout);
      const named = held.flatMap(({ problems }) => problems.map(({ document }) => document));
      for (const { place } of faults) expect(named).toContain(place.document);
    }),
    { numRuns: 6 },
  );
});
