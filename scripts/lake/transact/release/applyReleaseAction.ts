import type { LakeDocument } from '../../documents/document.ts';
import { alreadyThere } from '../../error.ts';
import { applyPatch, type Patcher } from '../applyPatch.ts';
import { publishVersion } from '../publishVersion.ts';
import type { WorkingSet } from '../workingSet.ts';
import { finalStates, getRelease, releaseDocumentId, versionsOf } from './release.ts';
import type { ReleaseAction } from './releaseAction.ts';

/** What an action on a release needs beside the documents. */
export interface ReleaseTools {
  readonly patch: Patcher;
  /** A document as it was before it was removed. */
  readonly lastOf: (id: string) => LakeDocument | undefined;
}

/**
 * Applies one action on a release to the working set: all of its documents, or none.
 *
 * @throws {LakeError} when it cannot be done; the working set is then of no use
 */
export async function applyReleaseAction(
  set: WorkingSet,
  action: ReleaseAction,
  tools: ReleaseTools,
): Promise<void> {
  const { releaseId: name } = action;
  switch (action.actionType) {
    case 'sanity.action.release.create':
      return create(set, name, action.metadata);
    case 'sanity.action.release.edit':
      set.put(await applyPatch(getRelease(set, name, 'active'), action.patch, tools.patch));
      return;
    case 'sanity.action.release.publish':
      return publishRelease(set, name);
    case 'sanity.action.release.archive':
      return archive(set, name);
    case 'sanity.action.release.unarchive':
      return unarchive(set, name, tools.lastOf);
    case 'sanity.action.release.delete':
      set.remove(getRelease(set, name, 'published', 'archived')._id);
      return;
    case 'sanity.action.release.schedule':
      set.put({
        ...getRelease(set, name, 'active'),
        ...{ state: 'scheduled', publishAt: action.publishAt },
      });
      return;
    case 'sanity.action.release.unschedule':
      set.put({ ...getRelease(set, name, 'scheduled'), state: 'active', publishAt: undefined });
      return;
  }
}

function create(set: WorkingSet, name: string, metadata: Readonly<Record<string, unknown>>): void {
  const _id = releaseDocumentId(name);
  if (set.find(_id)) throw alreadyThere(_id);
  set.put({
    ...{ _id, _type: 'system.release', name, state: 'active', userId: set.author },
    metadata: { title: '', releaseType: 'undecided', ...metadata },
  });
}

/**
 * Publishes all documents of a release.
 *
 * @throws {LakeError} when it is over already
 */
export function publishRelease(set: WorkingSet, name: string): void {
  const { error: _, ...release } = getRelease(set, name, 'active', 'scheduled');
  const versions = versionsOf(set, name);
  for (const version of versions) publishVersion(set, version);
  set.put({
    ...{ ...release, state: 'published', publishedAt: set.timestamp },
    finalDocumentStates: finalStates(versions),
  });
}

function archive(set: WorkingSet, name: string): void {
  const release = getRelease(set, name, 'active');
  const versions = versionsOf(set, name);
  for (const { _id } of versions) set.remove(_id);
  set.put({ ...release, state: 'archived', finalDocumentStates: finalStates(versions) });
}

function unarchive(set: WorkingSet, name: string, lastOf: ReleaseTools['lastOf']): void {
  const { finalDocumentStates, ...release } = getRelease(set, name, 'archived');
  for (const { id } of finalDocumentStates) {
    const version = lastOf(id);
    if (version) set.put(version);
  }
  set.put({ ...release, state: 'active' });
}
