import { defineConfig } from 'vitest/config';

const project = (name: string, folders: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${folders}/**/*.test.ts`] },
});

export default defineConfig({
  test: {
    projects: [
      project('code', '{units,contracts,check,language,lake,publish,dev}'),
      project('faults', 'faults'),
      // Needs the built site.
      project('hosting', 'hosting'),
      // Needs the packages of the Studio.
      project('studio', 'studio'),
    ],
    // By itself it would leave a core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // A busy machine can be too slow once; elsewhere than in CI nothing is tried again.
    retry: process.env.CI ? 1 : 0,
    // A pull reads and validates the whole dataset; a busy machine may take its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
