import * as v from 'valibot';
import { DOCUMENT_ACTIONS } from './documentActions.ts';
import { TransactionId } from './mutation.ts';
import { RELEASE_ACTIONS } from './release/releaseActions.ts';
import { VERSION_ACTIONS } from './versionActions.ts';

/** What the Studio asks for; https://www.sanity.io/docs/content-lake/actions */
const Action = v.variant('actionType', [
  ...DOCUMENT_ACTIONS,
  ...VERSION_ACTIONS,
  ...RELEASE_ACTIONS,
]);

/** The body of a request to act. */
export const ActionsBody = v.object({
  actions: v.pipe(v.array(Action), v.minLength(1), v.maxLength(1000)),
  transactionId: v.optional(TransactionId),
  dryRun: v.optional(v.boolean(), false),
});
