import { Mutation } from '@sanity/mutator';
import type { LakeDocument } from '../documents/document.ts';
import { safePath, withOriginalNames, withSafeNames } from '../documents/inheritedNames.ts';
import { isStorable, TOO_LARGE } from '../documents/values.ts';
import type { PatchOperations } from '../transact/mutation.ts';

/**
 * Applies a patch to a document. Inherited names are prefixed meanwhile: `@sanity/mutator` would
 * confuse them with properties of its objects.
 *
 * @throws when the patch cannot be applied, or a sum overflows
 */
export function patchDocument(document: LakeDocument, operations: PatchOperations): unknown {
  const patch = { ...withSafePaths(operations), id: document._id };
  const patched: unknown = new Mutation({ mutations: [{ patch }] }).apply(withSafeNames(document));
  if (!isStorable(patched)) throw new Error(TOO_LARGE);
  return withOriginalNames(patched);
}

function withSafePaths({ unset, insert, ...operations }: PatchOperations): PatchOperations {
  const byPath = Object.entries(operations).map(([name, values]) => [
    name,
    values && Object.fromEntries(Object.entries(values).map(([path, to]) => [safePath(path), to])),
  ]);
  return {
    ...Object.fromEntries(byPath),
    ...(unset && { unset: unset.map(safePath) }),
    ...(insert && { insert: withSafePlace(insert) }),
  };
}

function withSafePlace(insert: Insert): Insert {
  const { items } = insert;
  if ('before' in insert) return { before: safePath(insert.before), items };
  if ('after' in insert) return { after: safePath(insert.after), items };
  return { replace: safePath(insert.replace), items };
}

type Insert = NonNullable<PatchOperations['insert']>;
