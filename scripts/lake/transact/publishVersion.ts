import { isMarkedForUnpublish, type LakeDocument } from '../documents/document.ts';
import { draftIdOf, publishedIdOf } from '../documents/ids.ts';
import { strengthenReferences } from '../documents/references.ts';
import { isObject } from '../documents/values.ts';
import type { WorkingSet } from './workingSet.ts';

/** Publishes a draft or version, replacing its published document. */
export function publishVersion(set: WorkingSet, version: LakeDocument): void {
  const id = publishedIdOf(version._id);
  if (isMarkedForUnpublish(version)) unpublish(set, id);
  else {
    const { _system, ...content } = version;
    const { _createdAt = version._createdAt } = set.find(id) ?? {};
    set.put({ ...strengthenReferences(content), _id: id, _createdAt });
  }
  set.remove(version._id);
}

/** Unpublishes a document; its content is kept as a draft. */
export function unpublish(set: WorkingSet, id: string): void {
  const published = set.find(id);
  if (!published) return;
  const draft = draftIdOf(id);
  if (!set.find(draft)) set.put({ ...published, _id: draft });
  set.remove(id);
}

/** Marks a version so that publishing its release unpublishes the document. */
export const markForUnpublish = (version: LakeDocument): LakeDocument => ({
  ...version,
  _system: { ...(isObject(version._system) && version._system), delete: true },
});
