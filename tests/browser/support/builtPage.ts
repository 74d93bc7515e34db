import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';

/** The HTML of a path of the built site. */
export const builtPage = (address: string): string =>
  readFileSync(`dist/client${address === '/' ? '/index' : address}.html`, 'utf8');

const PARSED = new Map<string, HTMLElement>();

/** The same, parsed; each page once. */
export function parsedPage(address: string): HTMLElement {
  const page = PARSED.get(address) ?? parse(builtPage(address));
  PARSED.set(address, page);
  return page;
}
