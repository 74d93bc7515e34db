import { layerOf, publishedIdOf } from '../documents/ids.ts';
import { LakeError } from '../error.ts';
import type { WorkingSet } from './workingSet.ts';

/** @throws {LakeError} when the id is that of a published document */
export function requireDraftOrVersion(id: string): void {
  if (layerOf(id) === undefined)
    throw new LakeError('malformed', `${id} is not the id of a draft or version`);
}

/** @throws {LakeError} unless `id` is a draft or version of the document `publishedId` */
export function requireSameDocument(id: string, publishedId: string): void {
  requireDraftOrVersion(id);
  if (layerOf(publishedId) !== undefined)
    throw new LakeError('malformed', `${publishedId} is not the id of a published document`);
  if (publishedIdOf(id) !== publishedId)
    throw new LakeError('malformed', `${id} is not a draft or version of ${publishedId}`);
}

/**
 * Removes a draft or a version.
 *
 * @throws {LakeError} when there is none
 */
export function discardVersion(set: WorkingSet, id: string): void {
  requireDraftOrVersion(id);
  set.get(id);
  set.remove(id);
}
