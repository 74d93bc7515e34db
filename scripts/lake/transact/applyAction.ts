import type { LakeDocument } from '../documents/document.ts';
import { draftIdOf, formOf, publishedIdOf } from '../documents/ids.ts';
import { alreadyThere, LakeError } from '../error.ts';
import type { Action } from './action.ts';
import { applyPatch, type Patcher } from './applyPatch.ts';
import { publishVersion, unpublish, unpublishing } from './publishVersion.ts';
import { applyReleaseAction, type ReleaseTools } from './release/applyReleaseAction.ts';
import type { WorkingSet } from './workingSet.ts';

type ActionOf<Name extends string> = Extract<
  Action,
  { actionType: `sanity.action.document.${Name}` }
>;

/**
 * Applies one action to the working set.
 *
 * @throws {LakeError} when it cannot be done; the working set is then of no use
 */
export async function applyAction(
  set: WorkingSet,
  action: Action,
  tools: ReleaseTools,
): Promise<void> {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return create(set, action);
    case 'sanity.action.document.edit':
      return edit(set, action, tools.patch);
    case 'sanity.action.document.publish':
      return publish(set, action);
    case 'sanity.action.document.unpublish':
      return takeBack(set, action);
    case 'sanity.action.document.discard':
      return discard(set, action.draftId);
    case 'sanity.action.document.version.discard':
      return discard(set, action.versionId);
    case 'sanity.action.document.delete':
      return remove(set, action);
    case 'sanity.action.document.replaceDraft':
      requireUnpublished(action.attributes._id);
      set.put(action.attributes);
      return;
    case 'sanity.action.document.version.create':
      return createVersion(set, action);
    case 'sanity.action.document.version.replace':
      requireUnpublished(action.document._id);
      set.get(action.document._id);
      set.put(action.document);
      return;
    case 'sanity.action.document.version.unpublish':
      return unpublishLater(set, action);
    default:
      return applyReleaseAction(set, action, tools);
  }
}

function create(set: WorkingSet, { attributes, ifExists }: ActionOf<'create'>): void {
  requireUnpublished(attributes._id);
  if (!set.find(attributes._id)) {
    set.put(attributes, (document) => ({ create: document }));
  } else if (ifExists === 'fail') throw alreadyThere(attributes._id);
}

async function edit(
  set: WorkingSet,
  { draftId, publishedId, patch: operations }: ActionOf<'edit'>,
  patch: Patcher,
): Promise<void> {
  requireSameDocument(draftId, publishedId);
  // The first edit of a published document makes its draft, even when the patch changes nothing.
  if (!set.find(draftId)) {
    const draft = { ...set.get(publishedId), _id: draftId };
    set.put(draft, (document) => ({ create: document }));
  }
  const patched = await applyPatch(set.get(draftId), operations, patch);
  set.put(patched, () => ({ patch: { id: draftId, ...operations } }));
}

function publish(set: WorkingSet, action: ActionOf<'publish'>): void {
  const { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action;
  requireSameDocument(draftId, publishedId);
  const draft = set.get(draftId);
  set.expectRevision(draftId, ifDraftRevisionId);
  set.expectRevision(publishedId, ifPublishedRevisionId);
  publishVersion(set, draft);
}

function takeBack(set: WorkingSet, { draftId, publishedId }: ActionOf<'unpublish'>): void {
  requireSameDocument(draftId, publishedId);
  set.get(publishedId);
  unpublish(set, publishedId);
}

/** A release can take a document off the site that it does not hold yet. */
function unpublishLater(set: WorkingSet, action: ActionOf<'version.unpublish'>): void {
  const { versionId, publishedId } = action;
  requireSameDocument(versionId, publishedId);
  const version = set.find(versionId) ?? { ...set.get(publishedId), _id: versionId };
  set.put(unpublishing(version));
}

function discard(set: WorkingSet, id: string): void {
  requireUnpublished(id);
  set.get(id);
  set.remove(id);
}

function remove(set: WorkingSet, { publishedId, includeDrafts }: ActionOf<'delete'>): void {
  const drafts = new Set(includeDrafts);
  for (const id of drafts) requireSameDocument(id, publishedId);
  const draft = draftIdOf(publishedId);
  if (set.find(draft) && !drafts.has(draft))
    throw new LakeError('conflict', `${publishedId} has a draft: include ${draft} to delete both`);
  const found = [publishedId, ...drafts].filter((id) => set.find(id));
  if (found.length === 0) set.get(publishedId);
  for (const id of found) set.remove(id);
}

function createVersion(set: WorkingSet, action: ActionOf<'version.create'>): void {
  const { publishedId, document, baseId, versionId, ifBaseRevisionId } = action;
  const version = document ?? copyOf(set, baseId, versionId, ifBaseRevisionId);
  requireSameDocument(version._id, publishedId);
  if (set.find(version._id)) throw alreadyThere(version._id);
  set.put(version, (created) => ({ create: created }));
}

function copyOf(
  set: WorkingSet,
  baseId: string | undefined,
  versionId: string | undefined,
  revision: string | undefined,
): LakeDocument {
  if (!baseId || !versionId)
    throw new LakeError('malformed', 'Give the version as document, or as baseId and versionId');
  const base = set.get(baseId);
  set.expectRevision(baseId, revision);
  return { ...base, _id: versionId };
}

function requireUnpublished(id: string): void {
  if (formOf(id).kind === 'published')
    throw new LakeError('malformed', `${id} is not the id of a draft or version`);
}

function requireSameDocument(id: string, publishedId: string): void {
  requireUnpublished(id);
  if (formOf(publishedId).kind !== 'published')
    throw new LakeError('malformed', `${publishedId} is not the id of a published document`);
  if (publishedIdOf(id) !== publishedId)
    throw new LakeError('malformed', `${id} is not a draft or version of ${publishedId}`);
}
