import * as v from 'valibot';
import { DocumentId } from '../documents/document.ts';
import { draftIdOf } from '../documents/ids.ts';
import { alreadyExistsError, LakeError } from '../error.ts';
import { actionSchema, defineAction } from './action.ts';
import { applyPatch } from './applyPatch.ts';
import { PatchOperationsSchema, WholeDocument } from './mutation.ts';
import { publishVersion, unpublish } from './publishVersion.ts';
import { discardVersion, requireDraftOrVersion, requireSameDocument } from './versions.ts';

const BOTH = { draftId: DocumentId, publishedId: DocumentId };
const Revision = v.optional(v.string());

/** Actions on a document and its draft. */
export const DOCUMENT_ACTIONS = [
  defineAction(
    actionSchema('document.create', {
      attributes: WholeDocument,
      ifExists: v.optional(v.picklist(['fail', 'ignore']), 'fail'),
    }),
    (set, { attributes, ifExists }) => {
      requireDraftOrVersion(attributes._id);
      if (!set.find(attributes._id)) {
        set.put(attributes, (document) => ({ create: document }));
      } else if (ifExists === 'fail') throw alreadyExistsError(attributes._id);
    },
  ),
  defineAction(
    actionSchema('document.edit', { ...BOTH, patch: PatchOperationsSchema }),
    async (set, { draftId, publishedId, patch: operations }, { patch }) => {
      requireSameDocument(draftId, publishedId);
      // The first edit of a published document creates its draft, even if the patch changes nothing.
      if (!set.find(draftId)) {
        const draft = { ...set.get(publishedId), _id: draftId };
        set.put(draft, (document) => ({ create: document }));
      }
      const patched = await applyPatch(set.get(draftId), operations, patch);
      const patchOf = () => ({ patch: { id: draftId, ...operations } });
      set.put(patched, operations.merge ? undefined : patchOf);
    },
  ),
  defineAction(
    actionSchema('document.publish', {
      ...BOTH,
      ifDraftRevisionId: Revision,
      ifPublishedRevisionId: Revision,
    }),
    (set, { draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }) => {
      requireSameDocument(draftId, publishedId);
      const draft = set.get(draftId);
      set.expectRevision(draftId, ifDraftRevisionId);
      set.expectRevision(publishedId, ifPublishedRevisionId);
      publishVersion(set, draft);
    },
  ),
  defineAction(actionSchema('document.unpublish', BOTH), (set, { draftId, publishedId }) => {
    requireSameDocument(draftId, publishedId);
    set.get(publishedId);
    unpublish(set, publishedId);
  }),
  defineAction(actionSchema('document.discard', { draftId: DocumentId }), (set, { draftId }) =>
    discardVersion(set, draftId),
  ),
  defineAction(
    actionSchema('document.delete', {
      publishedId: DocumentId,
      includeDrafts: v.optional(v.array(DocumentId), []),
    }),
    (set, { publishedId, includeDrafts }) => {
      const drafts = new Set(includeDrafts);
      const draft = draftIdOf(publishedId);
      for (const id of [draft, ...drafts]) requireSameDocument(id, publishedId);
      if (set.find(draft) && !drafts.has(draft)) {
        const message = `${publishedId} has a draft: include ${draft} to delete both`;
        throw new LakeError('conflict', message);
      }
      const found = [publishedId, ...drafts].filter((id) => set.find(id));
      if (found.length === 0) set.get(publishedId);
      for (const id of found) set.remove(id);
    },
  ),
  defineAction(
    actionSchema('document.replaceDraft', { attributes: WholeDocument }),
    (set, { attributes }) => {
      requireDraftOrVersion(attributes._id);
      set.put(attributes);
    },
  ),
] as const;
