import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Compile cache for scripts that run repeatedly; written by the first one that exits normally. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;

/** The environment of test processes, without this machine's other variables. */
export const ENVIRONMENT = { PATH: process.env.PATH ?? '', ...COMPILE_CACHE } as const;

/**
 * Makes Node import a module first.
 *
 * @param module its path in this repository; passed as a URL, because `NODE_OPTIONS` splits at spaces
 */
export const preload = (module: string) =>
  ({ NODE_OPTIONS: `--import=${pathToFileURL(path.resolve(module))}` }) as const;

/** For builds whose precompressed variants and fonts only have to be reproducible: makes them fast. */
export const FAST_BUILD = preload('tests/support/fastBuild.ts');

/** The same for builds whose fonts are tested. */
export const FAST_COMPRESSION = preload('tests/support/fastCompression.ts');
