import { LakeError } from '../error.ts';
import { objectsIn } from './values.ts';

/**
 * Property names that every JavaScript object inherits. A field with such a name would shadow the
 * property and break code that reads the document: GROQ and patches call `hasOwnProperty`. Imports
 * and requests with one are rejected.
 */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'];
const INHERITED: ReadonlySet<string> = new Set(NAMES);

export const isInherited = (name: string): boolean => INHERITED.has(name);

/** @throws {LakeError} when a field in the value has an inherited name */
export function refuseInheritedNames(value: unknown): void {
  const name = objectsIn(value).flatMap(Object.keys).find(isInherited);
  if (name === undefined) return;
  throw new LakeError(
    'malformed',
    `A field cannot be named ${name}, a built-in JavaScript name: choose another name`,
  );
}
