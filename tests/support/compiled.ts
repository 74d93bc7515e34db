import path from 'node:path';

/** For scripts that are run again and again: compiled once, by the first that ends by itself. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;

/** What a process of a test gets of this machine's settings. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', ...COMPILED } as const;

/** For builds whose twins only have to be the same again: they are compressed in a moment. */
export const IN_HASTE = {
  NODE_OPTIONS: `--import=${new URL('./compressInHaste.ts', import.meta.url)}`,
} as const;
