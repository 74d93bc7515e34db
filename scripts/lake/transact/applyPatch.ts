import type { LakeDocument } from '../documents/document.ts';
import { isObject } from '../documents/values.ts';
import { LakeError } from '../error.ts';
import type { PatchOperations } from './mutation.ts';

/** Applies the operations of `@sanity/mutator`; the lake does so in another process. */
export type Patcher = (
  document: LakeDocument,
  operations: PatchOperations,
) => Promise<LakeDocument>;

/**
 * Applies a patch to a document, without updating its revision and dates.
 *
 * @throws {LakeError} when the patch cannot be applied, or changes the id or type
 */
export async function applyPatch(
  document: LakeDocument,
  { merge, ...operations }: PatchOperations,
  patch: Patcher,
): Promise<LakeDocument> {
  const merged = merge ? { ...document, ...mergeObjects(document, merge) } : document;
  const patched = await patch(merged, operations);
  for (const field of ['_id', '_type'] as const)
    if (patched[field] !== document[field])
      throw new LakeError('malformed', `A patch cannot change ${field} of ${document._id}`);
  return patched;
}

/** Objects are merged field by field, any other value replaces the previous one. */
function mergeObjects(target: object, source: object): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(source)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeObjects(before, value) : value;
  }
  return merged;
}
