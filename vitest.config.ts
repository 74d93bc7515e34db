import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'tests/units/**/*.test.ts',
      'tests/contracts/**/*.test.ts',
      'tests/lake/**/*.test.ts',
    ],
    // A pull reads and validates the whole dataset; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
