import { hash } from 'node:crypto';
import type { Content } from '../../../locales/content.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { searchIndexPaths } from '../../../locales/searchIndex.ts';
import type { Site } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import { searchEntries } from './entries.ts';

/**
 * The addresses of the index that the search asks: of a large site it is made in parts.
 *
 * @returns those of all languages
 */
export const searchAddresses = (site: Site): string[] =>
  LOCALES.flatMap((locale) => searchIndexPaths(locale, sitePages(site).length));

/**
 * Makes the part of the index that lies at an address.
 *
 * @returns JSON
 */
export function searchIndexAt(address: string, content: Content): string {
  const pages = content.part('allPages').length;
  const entries = LOCALES.flatMap((locale) => {
    const parts = searchIndexPaths(locale, pages);
    const isIn = (path: string) => parts[numberOf(path) % parts.length] === address;
    return parts.includes(address) ? searchEntries(content, locale, isIn) : [];
  });
  return JSON.stringify(entries);
}

/** Goes by the path alone: until there is one part more, a page that is added moves no other. */
const numberOf = (path: string): number => hash('sha256', path, 'buffer').readUInt32BE();
