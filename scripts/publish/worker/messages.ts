import * as v from 'valibot';
import { RevisionSchema } from '../../pull/source/waitForRevisions.ts';
import { BuildResultSchema } from '../builds.ts';

/** Message from the server: a build to make. */
export const OrderSchema = v.object({
  /** Id of the release to make. */
  id: v.string(),
  /** Fingerprint of the code, see `codeFingerprint`. */
  code: v.string(),
  /** Refuse all content if one document is invalid. */
  strict: v.boolean(),
  /** The publishes that no build has covered. */
  revisions: v.pipe(v.array(RevisionSchema), v.readonly()),
});
export type BuildOrder = v.InferOutput<typeof OrderSchema>;

/** Message to the server: ready, each step when it begins, finally the result. */
export const BuildAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('step'), name: v.string() }),
  v.object({ kind: v.literal('end'), ...BuildResultSchema.entries }),
]);
export type BuildAnswer = v.InferOutput<typeof BuildAnswerSchema>;
