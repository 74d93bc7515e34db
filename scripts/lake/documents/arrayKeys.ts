import { randomBytes } from 'node:crypto';
import { isObject, objectsIn } from './objects.ts';

/** Gives every object in an array that lacks one a `_key`, by which the Studio follows it. */
export function withArrayKeys<T>(value: T): T {
  const copy = structuredClone(value);
  for (const object of objectsIn(copy))
    for (const list of Object.values(object)) {
      if (!Array.isArray(list)) continue;
      for (const item of list)
        if (isObject(item) && !item._key) item._key = randomBytes(6).toString('hex');
    }
  return copy;
}
