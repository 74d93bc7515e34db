import * as v from 'valibot';
import { type LakeDocument, takesAway } from '../documents/document.ts';
import { draftIdOf, formOf, publishedIdOf } from '../documents/ids.ts';
import { strengthenReferences } from '../documents/references.ts';
import { LakeError } from '../error.ts';
import type { WorkingSet } from './workingSet.ts';

/** Puts a draft or a version of a release in the place of its published document. */
export function publishVersion(set: WorkingSet, version: LakeDocument): void {
  const id = publishedIdOf(version._id);
  if (takesAway(version)) unpublish(set, id);
  else {
    const { _system, ...content } = version;
    const { _createdAt = version._createdAt } = set.find(id) ?? {};
    set.put({ ...strengthenReferences(content), _id: id, _createdAt });
  }
  set.remove(version._id);
}

/** Takes a document off the site and keeps its draft. */
export function unpublish(set: WorkingSet, id: string): void {
  const published = set.find(id);
  if (!published) return;
  const draft = draftIdOf(id);
  if (!set.find(draft)) set.put({ ...published, _id: draft });
  set.remove(id);
}

/** Marks a version of a release as taking its document off the site. */
export const unpublishing = (version: LakeDocument): LakeDocument => ({
  ...version,
  _system: { ...(v.is(System, version) ? version._system : {}), delete: true },
});

const System = v.looseObject({ _system: v.looseObject({}) });

/** @throws {LakeError} when the id is that of a published document */
export function requireUnpublished(id: string): void {
  if (formOf(id).kind === 'published')
    throw new LakeError('malformed', `${id} is not the id of a draft or version`);
}

/** @throws {LakeError} unless one is the id of a draft or version, and the other of what it is of */
export function requireSameDocument(id: string, publishedId: string): void {
  requireUnpublished(id);
  if (formOf(publishedId).kind !== 'published')
    throw new LakeError('malformed', `${publishedId} is not the id of a published document`);
  if (publishedIdOf(id) !== publishedId)
    throw new LakeError('malformed', `${id} is not a draft or version of ${publishedId}`);
}

/**
 * Removes a draft or a version.
 *
 * @throws {LakeError} when there is none
 */
export function discard(set: WorkingSet, id: string): void {
  requireUnpublished(id);
  set.get(id);
  set.remove(id);
}
