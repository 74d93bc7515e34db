import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{units,contracts,check,language,lake}/**/*.test.ts'],
    // A pull reads and validates the whole dataset; a busy machine may take its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
