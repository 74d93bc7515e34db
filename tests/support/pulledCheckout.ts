import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { ContentError } from '../../scripts/content/problems.ts';
import { type Checkout, makeCheckout } from './checkout.ts';
import { HALF_OF_PAGES } from './contentChanges.ts';
import { ContentSource } from './contentSource.ts';
import { type OutputSnapshot, takeSnapshot } from './outputSnapshot.ts';
import { pullAgainst } from './pullAgainst.ts';

/**
 * A checkout with half of the fixture's programmes that was pulled once, and its source, which is reset
 * before each test.
 */
export function pulledCheckout() {
  const made: { checkout?: Checkout; source?: ContentSource; snapshot?: OutputSnapshot } = {};
  beforeAll(async () => {
    made.checkout = await makeCheckout(...HALF_OF_PAGES);
    made.source = await ContentSource.start(path.join(made.checkout.root, 'studio', 'dataset'));
    await pullAgainst(made.checkout, made.source.origin);
    made.snapshot = await takeSnapshot(made.checkout);
  });
  beforeEach(() => made.source?.reset());
  afterAll(async () => {
    await made.source?.[Symbol.asyncDispose]();
    await made.checkout?.[Symbol.asyncDispose]();
  });
  return {
    get checkout() {
      return present(made.checkout);
    },
    get source() {
      return present(made.source);
    },
    get snapshot() {
      return present(made.snapshot);
    },
    /** Pulls, and returns each problem as `field: message`. */
    async problems(): Promise<string[]> {
      const error: unknown = await pullAgainst(this.checkout, this.source.origin).catch(
        (failure: unknown) => failure,
      );
      if (error instanceof ContentError)
        return error.problems.map(
          ({ document, field, message }) => `${document} ${field}: ${message}`,
        );
      if (error instanceof Error) throw error;
      return [];
    },
  };
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('It is there once the tests run');
  return value;
}
