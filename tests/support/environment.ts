import path from 'node:path';

/** Compile cache for scripts that run repeatedly; written by the first one that exits normally. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;

/** The environment of test processes, without this machine's other variables. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', ...COMPILE_CACHE } as const;

const preload = (module: string) =>
  ({ NODE_OPTIONS: `--import=${new URL(module, import.meta.url)}` }) as const;

/** For builds whose precompressed variants and fonts only have to be reproducible: makes them fast. */
export const FAST_BUILD = preload('./fastBuild.ts');

/** The same for builds whose fonts are tested. */
export const FAST_COMPRESSION = preload('./fastCompression.ts');
