import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Checkout } from './checkout.ts';

/** Every file of a checkout, by path; of the pull's own cache only what was left half-written. */
async function filesOf({ root }: Checkout): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => !name.startsWith('.cache') || name.endsWith('.part')).sort();
}

/** What was published before a fault. */
export interface LastGood {
  /** Expects it to be there byte for byte, and nothing beside it. */
  isKept(): Promise<void>;
}

/** Remembers what is published now. */
export async function rememberLastGood(checkout: Checkout): Promise<LastGood> {
  const output = await checkout.output();
  const files = await filesOf(checkout);
  return {
    isKept: async () => {
      expect(await checkout.output()).toEqual(output);
      expect(await filesOf(checkout)).toEqual(files);
    },
  };
}
