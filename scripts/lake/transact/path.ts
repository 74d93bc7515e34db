import * as v from 'valibot';
import { isInherited } from '../documents/inheritedNames.ts';

/** String literals in a path, such as the key in `list[_key=="a]"]`. */
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** `@sanity/mutator` silently ignores an unclosed bracket. */
function hasPairs(path: string): boolean {
  let open = 0;
  for (const [bracket] of path.replaceAll(TEXT, '').matchAll(/[[\]]/g)) {
    open += bracket === '[' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
}

/**
 * In Sanity `list[*]` and `list[:]` select all items. `@sanity/mutator`, which the Studio uses too,
 * rejects the first and matches nothing with the second, but supports `list[0:]`.
 */
const withRanges = (path: string): string =>
  path.replaceAll(new RegExp(`${TEXT.source}|\\[\\s*[*:]\\s*\\]`, 'g'), (part) =>
    part.startsWith('[') ? '[0:]' : part,
  );

/** The names in a path, without the strings that it compares with. */
const namesIn = (path: string): readonly string[] =>
  path.replaceAll(/==\s*(["']).*?\1/g, '').match(/\w+/g) ?? [];

/** The path of a patch. Limited in length, because its cost grows with every segment. */
export const PatchPath = v.pipe(
  v.string(),
  v.maxLength(1000, 'A path may have at most 1,000 characters'),
  v.check(
    (path) => !namesIn(path).some(isInherited),
    'A path cannot contain a built-in JavaScript name such as constructor',
  ),
  v.check(hasPairs, 'The brackets of a path must be balanced, as in list[_key=="a"].title'),
  v.transform(withRanges),
);
