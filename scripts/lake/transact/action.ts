import * as v from 'valibot';
import { DocumentId } from '../documents/document.ts';
import { PatchOperationsSchema, TransactionId, WholeDocument } from './mutation.ts';
import { RELEASE_ACTIONS } from './release/releaseAction.ts';

const action = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({ actionType: v.literal(`sanity.action.document.${name}`), ...entries });
const Revision = v.optional(v.string());
const Purge = v.optional(v.boolean());

/** What the Studio asks for; https://www.sanity.io/docs/content-lake/actions */
const ActionSchema = v.variant('actionType', [
  action('create', {
    publishedId: v.optional(DocumentId),
    attributes: WholeDocument,
    ifExists: v.optional(v.picklist(['fail', 'ignore']), 'fail'),
  }),
  action('edit', {
    ...{ draftId: DocumentId, publishedId: DocumentId },
    patch: PatchOperationsSchema,
  }),
  action('publish', {
    ...{ draftId: DocumentId, publishedId: DocumentId },
    ...{ ifDraftRevisionId: Revision, ifPublishedRevisionId: Revision },
  }),
  action('unpublish', { draftId: DocumentId, publishedId: DocumentId }),
  action('discard', { draftId: DocumentId, purge: Purge }),
  action('delete', {
    publishedId: DocumentId,
    includeDrafts: v.optional(v.array(DocumentId), []),
    purge: Purge,
  }),
  action('replaceDraft', { publishedId: v.optional(DocumentId), attributes: WholeDocument }),
  action('version.create', {
    publishedId: DocumentId,
    document: v.optional(WholeDocument),
    ...{ baseId: v.optional(DocumentId), versionId: v.optional(DocumentId) },
    ifBaseRevisionId: Revision,
  }),
  action('version.discard', { versionId: DocumentId, purge: Purge }),
  action('version.replace', { document: WholeDocument }),
  action('version.unpublish', { versionId: DocumentId, publishedId: DocumentId }),
  ...RELEASE_ACTIONS,
]);
export type Action = v.InferOutput<typeof ActionSchema>;

/** The body of a request to act. */
export const ActionsBody = v.object({
  actions: v.pipe(v.array(ActionSchema), v.minLength(1), v.maxLength(1000)),
  transactionId: v.optional(TransactionId),
  dryRun: v.optional(v.boolean(), false),
});
