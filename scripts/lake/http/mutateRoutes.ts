import * as v from 'valibot';
import { requireEditor } from '../access/identifyCaller.ts';
import { withAssetUrl } from '../documents/document.ts';
import { LakeError } from '../error.ts';
import type { Lake } from '../lake.ts';
import { applyMutation, type MutationTools } from '../transact/applyMutation.ts';
import { DOCUMENT_ACTIONS } from '../transact/documentActions.ts';
import { MutateBody, TransactionId } from '../transact/mutation.ts';
import { RELEASE_ACTIONS } from '../transact/release/releaseActions.ts';
import { VERSION_ACTIONS } from '../transact/versionActions.ts';
import { runSteps } from '../transact/writer.ts';
import { readBody } from './body.ts';
import { createRoutes } from './environment.ts';
import { readFlag } from './params.ts';
import { jsonResponse } from './responses.ts';

/**
 * Writes: https://www.sanity.io/docs/content-lake/http-mutations and
 * https://www.sanity.io/docs/content-lake/http-actions
 */
export function mutateRoutes({ evaluators, history, writer }: Lake) {
  const patch: MutationTools['patch'] = (document, operations) =>
    evaluators.patch(document, operations);

  const lastOf = (id: string) => history.lastOf(id);

  return createRoutes()
    .post('/data/mutate/:dataset', async (c) => {
      const user = requireEditor(c.get('caller'));
      const { value, text } = await readBody(c.req, MutateBody);
      const select: MutationTools['select'] = async (query, params) => {
        const request = { query, params, origin: c.get('origin'), identity: user.id };
        return readIds(
          await evaluators.select({ ...request, perspective: 'raw', publicOnly: false }),
        );
      };
      const options = {
        author: user.id,
        transactionId: value.transactionId ?? readTransactionId(c.req.query('transactionId')),
        dryRun: value.dryRun || readFlag(c.req, 'dryRun'),
        autoGenerateArrayKeys: readFlag(c.req, 'autoGenerateArrayKeys'),
        request: text,
      };
      const answer = await writer.write(options, async (set) => {
        const outcomes = await runSteps('mutationError', value.mutations, (mutation) =>
          applyMutation(set, mutation, { patch, select }),
        );
        const withDocuments = readFlag(c.req, 'returnDocuments');
        const results = outcomes.flat().map(({ id, operation }) => {
          const document = withDocuments ? set.find(id) : undefined;
          const shown = document && { document: withAssetUrl(document, c.get('origin')) };
          return { id, operation, ...shown };
        });
        return { transactionId: set.id, results };
      });
      return jsonResponse(answer);
    })
    .post('/data/actions/:dataset', async (c) => {
      const user = requireEditor(c.get('caller'));
      const { value, text } = await readBody(c.req, ActionsBody);
      const { transactionId, dryRun, actions } = value;
      const options = { author: user.id, transactionId, dryRun, request: text };
      const answer = await writer.write(options, async (set) => {
        await runSteps('actionError', actions, ({ apply }) => apply(set, { patch, lastOf }));
        return { transactionId: set.id };
      });
      return jsonResponse(answer);
    });
}

function readTransactionId(parameter: string | undefined): string | undefined {
  const { success, output, issues } = v.safeParse(v.optional(TransactionId), parameter);
  if (success) return output;
  throw new LakeError('malformed', `transactionId: ${issues[0].message}`);
}

const SelectionResult = v.array(v.union([v.object({ _id: v.string() }), v.string()]));

/** The ids that the query of a mutation selects; it may return documents or ids. */
function readIds(result: string): string[] {
  const selected = v.safeParse(SelectionResult, JSON.parse(result));
  if (selected.success)
    return selected.output.map((item) => (typeof item === 'string' ? item : item._id));
  throw new LakeError(
    'malformed',
    'The query of a mutation must select documents: *[_type == "x"]',
  );
}

/** Actions of the Studio; https://www.sanity.io/docs/content-lake/actions */
const Action = v.variant('actionType', [
  ...DOCUMENT_ACTIONS,
  ...VERSION_ACTIONS,
  ...RELEASE_ACTIONS,
]);

/** The body of an actions request. */
const ActionsBody = v.object({
  actions: v.pipe(v.array(Action), v.minLength(1), v.maxLength(1000)),
  transactionId: v.optional(TransactionId),
  dryRun: v.optional(v.boolean(), false),
});
