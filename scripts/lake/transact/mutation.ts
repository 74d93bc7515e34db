import * as v from 'valibot';
import { DocumentId, DocumentSchema } from '../documents/document.ts';
import { PatchPath } from './path.ts';

const Values = v.record(PatchPath, v.unknown());
const Numbers = v.record(PatchPath, v.number());
const Items = v.array(v.unknown());

const operations = {
  set: v.optional(Values),
  setIfMissing: v.optional(Values),
  merge: v.optional(Values),
  unset: v.optional(v.array(PatchPath)),
  inc: v.optional(Numbers),
  dec: v.optional(Numbers),
  diffMatchPatch: v.optional(v.record(PatchPath, v.string())),
  insert: v.optional(
    v.union([
      v.strictObject({ before: PatchPath, items: Items }),
      v.strictObject({ after: PatchPath, items: Items }),
      v.strictObject({ replace: PatchPath, items: Items }),
    ]),
  ),
};

/** The operations of a patch; https://www.sanity.io/docs/content-lake/http-patches */
export const PatchOperationsSchema = v.strictObject(operations);
export type PatchOperations = v.InferOutput<typeof PatchOperationsSchema>;

const byId = { id: DocumentId, ifRevisionID: v.optional(v.string()) };
const byQuery = {
  query: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
};

/** A new document may lack an id, or have one that ends with a dot, to be completed. */
const NewDocumentSchema = v.looseObject({
  ...DocumentSchema.entries,
  _id: v.optional(v.union([DocumentId, v.literal('')])),
});
export type NewDocument = v.InferOutput<typeof NewDocumentSchema>;
/** A complete document with its id. */
export const WholeDocument = v.looseObject({ ...DocumentSchema.entries, _id: DocumentId });

const SelectionSchema = v.union([v.strictObject(byId), v.strictObject(byQuery)]);
const PatchSchema = v.union([
  v.strictObject({ ...byId, ...operations }),
  v.strictObject({ ...byQuery, ...operations }),
]);

export type Selection = v.InferOutput<typeof SelectionSchema>;
export type Patch = v.InferOutput<typeof PatchSchema>;

/** A mutation as a client sends it; https://www.sanity.io/docs/content-lake/http-mutations */
const MutationSchema = v.union([
  v.strictObject({ create: NewDocumentSchema }),
  v.strictObject({ createOrReplace: WholeDocument }),
  v.strictObject({ createIfNotExists: WholeDocument }),
  v.strictObject({ delete: SelectionSchema }),
  v.strictObject({ patch: PatchSchema }),
]);
export type Mutation = v.InferOutput<typeof MutationSchema>;

export const TransactionId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9_.-]{1,128}$/,
    'must be 1 to 128 letters, digits, dots, hyphens or underscores',
  ),
);

const MAX_MUTATIONS = 10_000;

/** The body of a mutation request. */
export const MutateBody = v.object({
  mutations: v.pipe(v.array(MutationSchema), v.maxLength(MAX_MUTATIONS)),
  transactionId: v.optional(TransactionId),
  dryRun: v.optional(v.boolean(), false),
});
