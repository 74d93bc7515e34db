import type { Catalogue } from './flatten.ts';

/** Groups that are a document type each; all others hold one sub-group a document. */
const SINGLE_GROUPS = new Set([
  'site',
  'nav',
  'ui',
  'errors',
  'home',
  'about',
  'contact',
  'citizenshipIndex',
  'usGreenCardIndex',
  'residencyIndex',
  'otherPrograms',
]);

/** The group of a key: `ui`, or `residency.greece` where a group holds one sub-group a document. */
export function groupOf(key: string): string {
  const [first = '', second = ''] = key.split('.', 2);
  return SINGLE_GROUPS.has(first) ? first : `${first}.${second}`;
}

/** A catalogue's keys by group, made once, so that a page's slice costs no scan of all keys. */
export type CatalogueIndex = ReadonlyMap<string, Catalogue>;

/** Divides a catalogue into its groups. */
export function indexCatalogue(catalogue: Catalogue): CatalogueIndex {
  const groups = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(catalogue)) {
    const name = groupOf(key);
    const group = groups.get(name) ?? {};
    group[key] = text;
    groups.set(name, group);
  }
  return groups;
}

/**
 * The part of a catalogue that a page needs.
 *
 * @param groups e.g. `['ui', 'residency.greece']`
 * @throws when a group does not exist, because the page would lack its text
 */
export function sliceCatalogue(index: CatalogueIndex, groups: Iterable<string>): Catalogue {
  const slice: Record<string, string> = {};
  for (const group of groups) {
    const texts = index.get(group);
    if (!texts) throw new Error(`The catalogue has no group "${group}": run npm run pull`);
    Object.assign(slice, texts);
  }
  return slice;
}
