import { randomBytes } from 'node:crypto';
import { visitObjects } from './references.ts';

/** Gives every object in an array that lacks one a `_key`, by which the Studio follows it. */
export function withArrayKeys<T>(value: T): T {
  const copy = structuredClone(value);
  visitObjects(copy, (object) => {
    for (const list of Object.values(object)) {
      if (!Array.isArray(list)) continue;
      for (const item of list)
        if (typeof item === 'object' && item !== null && !Array.isArray(item) && !item._key)
          item._key = randomBytes(6).toString('hex');
    }
  });
  return copy;
}
