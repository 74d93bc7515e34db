import * as v from 'valibot';
import type { Catalogue } from './flatten.ts';
import { SCREEN_TYPES, SHARED_GROUPS } from './routes.ts';

/** Groups without sub-groups; every other group has one sub-group per document. */
const SINGLE_GROUPS: ReadonlySet<string> = new Set([...SCREEN_TYPES, ...SHARED_GROUPS]);

/** The group of a key: `ui`, or `residency.greece` in a group with one sub-group per document. */
export function groupOf(key: string): string {
  const [first = '', second = ''] = key.split('.', 2);
  return SINGLE_GROUPS.has(first) ? first : `${first}.${second}`;
}

/** A catalogue indexed by group, so that a page's slice needs no scan of all keys. */
export interface GroupedCatalogue {
  /**
   * The texts of a group.
   *
   * @param fields the only fields needed; others may be omitted
   * @returns `undefined` when there is no such group
   */
  get(group: string, fields?: readonly string[]): Catalogue | undefined;
}

export function indexCatalogue(catalogue: Catalogue): GroupedCatalogue {
  const groups = new Map<string, Record<string, string>>();
  for (const [key, text] of Object.entries(catalogue)) {
    const name = groupOf(key);
    const group = groups.get(name) ?? {};
    group[key] = text;
    groups.set(name, group);
  }
  return groups;
}

export const CatalogueSchema = v.record(v.string(), v.string());
