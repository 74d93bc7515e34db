import { LakeError } from '../error.ts';
import { objectsIn } from './values.ts';

/**
 * What every object of JavaScript has without having it stored. A field of such a name hides it, and
 * breaks what reads the document: GROQ and patches ask objects for `hasOwnProperty`.
 */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const INHERITED: ReadonlySet<string> = new Set(NAMES);

/** The names of this kind among the fields of a value. */
export const inheritedNamesIn = (value: unknown): Set<string> =>
  new Set(objectsIn(value).flatMap(Object.keys)).intersection(INHERITED);

/** The refusal of such a field. */
export const refuseName = (name: string) =>
  new LakeError(
    'malformed',
    `A field cannot be named ${name}, a built-in name of JavaScript: choose another name`,
  );

/** A stored value without fields of such names, for what could not read it with them. */
export const withoutInherited = <T>(value: T): T =>
  inheritedNamesIn(value).size === 0 ? value : renamed(value, () => undefined);

/** Stands before a name that must not be taken for what is inherited. */
const SAFE = '__stored_';

/** A stored value with such names changed to harmless ones, until {@link withOriginalNames}. */
export const withSafeNames = <T>(value: T): T =>
  renamed(value, (name) => (INHERITED.has(name) ? SAFE + name : name));

export const withOriginalNames = <T>(value: T): T =>
  renamed(value, (name) =>
    name.startsWith(SAFE) && INHERITED.has(name.slice(SAFE.length))
      ? name.slice(SAFE.length)
      : name,
  );

/** A path of a patch that means the same fields by their harmless names; what it compares stays. */
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
