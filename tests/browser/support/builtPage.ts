import { readFileSync } from 'node:fs';

/** The file of an address of the built site, as a browser gets it. */
export const builtPage = (address: string): string =>
  readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8');
