import path from 'node:path';

/** For scripts that are run again and again: compiled once, by the first that ends by itself. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;

/** What a process of a test gets of this machine's settings. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', ...COMPILED } as const;

const before = (module: string) =>
  ({ NODE_OPTIONS: `--import=${new URL(module, import.meta.url)}` }) as const;

/** For builds whose twins and fonts only have to be the same again: they are made in a moment. */
export const IN_HASTE = before('./inHaste.ts');

/** The same for builds whose fonts are looked at. */
export const COMPRESSED_IN_HASTE = before('./compressInHaste.ts');
