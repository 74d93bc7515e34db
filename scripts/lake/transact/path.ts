import * as v from 'valibot';

/** Texts within a path, such as the key in `list[_key=="a]"]`. */
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** `@sanity/mutator` reads a bracket that is not closed as if it were not there. */
function hasPairs(path: string): boolean {
  let open = 0;
  for (const [bracket] of path.replaceAll(TEXT, '').matchAll(/[[\]]/g)) {
    open += bracket === '[' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * Every item is `list[*]` or `list[:]` to Sanity. `@sanity/mutator`, which the Studio has too, refuses
 * the first and finds nothing by the second; it knows `list[0:]`.
 */
const withRanges = (path: string): string =>
  path.replaceAll(new RegExp(`${TEXT.source}|\\[\\s*[*:]\\s*\\]`, 'g'), (part) =>
    part.startsWith('[') ? '[0:]' : part,
  );

/** Where a patch is applied. Bounded: the cost of a path grows with every step in it. */
export const PatchPath = v.pipe(
  v.string(),
  v.maxLength(1000, 'A path may have up to 1,000 characters'),
  v.check((path) => !path.includes('__proto__'), 'A path cannot name __proto__'),
  v.check(hasPairs, 'A path closes each bracket that it opens, as in list[_key=="a"].title'),
  v.transform(withRanges),
);
