import { hash } from 'node:crypto';
import type { Content } from '../../../locales/content.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { searchIndexPaths } from '../../../locales/searchIndex.ts';
import type { Site } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import { searchEntries } from './entries.ts';

/** The paths of the search indexes of all languages; that of a large site is split into shards. */
export const searchAddresses = (site: Site): string[] =>
  LOCALES.flatMap((locale) => searchIndexPaths(locale, sitePages(site).length));

/**
 * Makes the shard of the index at a path.
 *
 * @returns JSON
 */
export function searchIndexAt(address: string, content: Content): string {
  const pages = content.select('allPages').length;
  const entries = LOCALES.flatMap((locale) => {
    const shards = searchIndexPaths(locale, pages);
    const isIn = (path: string) => shards[numberOf(path) % shards.length] === address;
    return shards.includes(address) ? searchEntries(content, locale, isIn) : [];
  });
  return JSON.stringify(entries);
}

/** Depends only on the path, so that pages stay in their shard until the number of shards changes. */
const numberOf = (path: string): number => hash('sha256', path, 'buffer').readUInt32BE();
