import path from 'node:path';

/** For scripts that are run again and again: compiled once, by the first that ends by itself. */
export const COMPILED = { NODE_COMPILE_CACHE: path.resolve('.cache/compiled') } as const;
