import * as v from 'valibot';
import { DocumentId } from '../documents/document.ts';
import { draftIdOf } from '../documents/ids.ts';
import { alreadyExistsError, LakeError } from '../error.ts';
import { actionSchema, defineAction } from './action.ts';
import { WholeDocument } from './mutation.ts';
import { markForUnpublish } from './publishVersion.ts';
import { discardVersion, requireDraftOrVersion, requireSameDocument } from './versions.ts';

/** Actions on a document's version in a release. */
export const VERSION_ACTIONS = [
  defineAction(
    actionSchema('document.version.create', {
      publishedId: DocumentId,
      document: v.optional(WholeDocument),
      baseId: v.optional(DocumentId),
      versionId: v.optional(DocumentId),
      ifBaseRevisionId: v.optional(v.string()),
    }),
    (set, { publishedId, document, baseId, versionId, ifBaseRevisionId }) => {
      const copy = () => {
        if (!baseId || !versionId) {
          const message = 'Specify the version as document, or as baseId and versionId';
          throw new LakeError('malformed', message);
        }
        const base = set.get(baseId);
        set.expectRevision(baseId, ifBaseRevisionId);
        // Only a release unpublishes.
        const { _system, ...unmarked } = base;
        return { ...(versionId === draftIdOf(publishedId) ? unmarked : base), _id: versionId };
      };
      const version = document ?? copy();
      requireSameDocument(version._id, publishedId);
      if (set.find(version._id)) throw alreadyExistsError(version._id);
      set.put(version, (created) => ({ create: created }));
    },
  ),
  defineAction(
    actionSchema('document.version.discard', { versionId: DocumentId }),
    (set, { versionId }) => discardVersion(set, versionId),
  ),
  defineAction(
    actionSchema('document.version.replace', { document: WholeDocument }),
    (set, { document }) => {
      requireDraftOrVersion(document._id);
      set.get(document._id);
      set.put(document);
    },
  ),
  defineAction(
    actionSchema('document.version.unpublish', { versionId: DocumentId, publishedId: DocumentId }),
    (set, { versionId, publishedId }) => {
      requireSameDocument(versionId, publishedId);
      // A release can unpublish a document that has no version in it yet.
      const version = set.find(versionId) ?? { ...set.get(publishedId), _id: versionId };
      set.put(markForUnpublish(version));
    },
  ),
] as const;
