import { readdir } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Checkout } from './checkout.ts';

/** Paths of a checkout's files; of the pull's cache, only temporary files that were left behind. */
async function filesOf({ root }: Checkout): Promise<string[]> {
  const names = await readdir(root, { recursive: true });
  return names.filter((name) => !name.startsWith('.cache') || name.endsWith('.part')).sort();
}

/** The content that was published before a fault. */
export interface OutputSnapshot {
  /** Expects exactly the same files, byte for byte. */
  expectUnchanged(): Promise<void>;
}

/** Records the published content. */
export async function takeSnapshot(checkout: Checkout): Promise<OutputSnapshot> {
  const output = await checkout.output();
  const files = await filesOf(checkout);
  return {
    expectUnchanged: async () => {
      expect(await checkout.output()).toEqual(output);
      expect(await filesOf(checkout)).toEqual(files);
    },
  };
}
