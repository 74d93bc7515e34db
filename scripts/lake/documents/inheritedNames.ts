import { LakeError } from '../error.ts';
import { objectsIn } from './values.ts';

/**
 * Property names that every JavaScript object inherits. A field with such a name shadows the property
 * and breaks code that reads the document: GROQ and patches call `hasOwnProperty`.
 */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const INHERITED: ReadonlySet<string> = new Set(NAMES);

/** The inherited names among all field names in a value. */
export const inheritedNamesIn = (value: unknown): Set<string> =>
  new Set(objectsIn(value).flatMap(Object.keys)).intersection(INHERITED);

/** The error for a field with an inherited name. */
export const refuseName = (name: string) =>
  new LakeError(
    'malformed',
    `A field cannot be named ${name}, a built-in JavaScript name: choose another name`,
  );

/** Removes fields with inherited names, for code that would break on them. */
export const withoutInherited = <T>(value: T): T =>
  inheritedNamesIn(value).size === 0 ? value : renamed(value, () => undefined);

/** Prefix that makes an inherited name safe. */
const SAFE = '__stored_';

/** Prefixes inherited names; undone by {@link withOriginalNames}. */
export const withSafeNames = <T>(value: T): T =>
  renamed(value, (name) => (INHERITED.has(name) ? SAFE + name : name));

export const withOriginalNames = <T>(value: T): T =>
  renamed(value, (name) =>
    name.startsWith(SAFE) && INHERITED.has(name.slice(SAFE.length))
      ? name.slice(SAFE.length)
      : name,
  );

/** Prefixes inherited names in the path of a patch, but not in strings that it compares with. */
export const safePath = (path: string): string =>
  path.replace(/==\s*(["']).*?\1|\w+/g, (part) => (INHERITED.has(part) ? SAFE + part : part));

function renamed<T>(value: T, rename: (name: string) => string | undefined): T;
function renamed(value: unknown, rename: (name: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const wanted = INHERITED.has(name) || name.startsWith(SAFE) ? rename(name) : name;
      return wanted === undefined ? [] : [[wanted, renamed(inner, rename)]];
    }),
  );
}
