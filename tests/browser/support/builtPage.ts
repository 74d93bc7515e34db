import { readFileSync } from 'node:fs';

/** The HTML of a path of the built site. */
export const builtPage = (address: string): string =>
  readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8');
