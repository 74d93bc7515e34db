import path from 'node:path';

/** Compile cache for scripts that run repeatedly; written by the first one that exits normally. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;

/** The environment of test processes, without this machine's other variables. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', ...COMPILED } as const;

const before = (module: string) =>
  ({ NODE_OPTIONS: `--import=${new URL(module, import.meta.url)}` }) as const;

/** For builds whose precompressed variants and fonts only have to be reproducible: makes them fast. */
export const IN_HASTE = before('./inHaste.ts');

/** The same for builds whose fonts are tested. */
export const COMPRESSED_IN_HASTE = before('./compressInHaste.ts');
