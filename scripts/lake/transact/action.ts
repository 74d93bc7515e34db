import * as v from 'valibot';
import { DocumentId } from '../documents/document.ts';
import { PatchOperationsSchema, TransactionId, WholeDocument } from './mutation.ts';
import { RELEASE_ACTIONS } from './release/releaseAction.ts';

const kind = <T extends string>(name: T) => v.literal(`sanity.action.document.${name}`);
const Revision = v.optional(v.string());
const Purge = v.optional(v.boolean());

/** What the Studio asks for; https://www.sanity.io/docs/content-lake/actions */
const ActionSchema = v.variant('actionType', [
  v.object({
    actionType: kind('create'),
    publishedId: v.optional(DocumentId),
    attributes: WholeDocument,
    ifExists: v.optional(v.picklist(['fail', 'ignore']), 'fail'),
  }),
  v.object({
    actionType: kind('edit'),
    draftId: DocumentId,
    publishedId: DocumentId,
    patch: PatchOperationsSchema,
  }),
  v.object({
    actionType: kind('publish'),
    draftId: DocumentId,
    publishedId: DocumentId,
    ifDraftRevisionId: Revision,
    ifPublishedRevisionId: Revision,
  }),
  v.object({ actionType: kind('unpublish'), draftId: DocumentId, publishedId: DocumentId }),
  v.object({ actionType: kind('discard'), draftId: DocumentId, purge: Purge }),
  v.object({
    actionType: kind('delete'),
    publishedId: DocumentId,
    includeDrafts: v.optional(v.array(DocumentId), []),
    purge: Purge,
  }),
  v.object({
    actionType: kind('replaceDraft'),
    publishedId: v.optional(DocumentId),
    attributes: WholeDocument,
  }),
  v.object({
    actionType: kind('version.create'),
    publishedId: DocumentId,
    document: v.optional(WholeDocument),
    baseId: v.optional(DocumentId),
    versionId: v.optional(DocumentId),
    ifBaseRevisionId: Revision,
  }),
  v.object({ actionType: kind('version.discard'), versionId: DocumentId, purge: Purge }),
  v.object({ actionType: kind('version.replace'), document: WholeDocument }),
  v.object({
    actionType: kind('version.unpublish'),
    versionId: DocumentId,
    publishedId: DocumentId,
  }),
  ...RELEASE_ACTIONS,
]);
export type Action = v.InferOutput<typeof ActionSchema>;

/** The body of a request to act. */
export const ActionsBody = v.object({
  actions: v.pipe(v.array(ActionSchema), v.minLength(1), v.maxLength(1000)),
  transactionId: v.optional(TransactionId),
  dryRun: v.optional(v.boolean(), false),
});
