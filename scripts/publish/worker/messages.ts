import * as v from 'valibot';
import { PUBLISH_FAILURES } from '../../../studio/publishing/outcome.ts';
import { HELD, StepsSchema } from '../builds.ts';

/** Message from the server: a build to make. */
export const OrderSchema = v.object({
  /** Id of the release to make. */
  id: v.string(),
  /** Fingerprint of the code, see `codeFingerprint`. */
  code: v.string(),
  /** Refuse all content if one document is invalid. */
  strict: v.boolean(),
});
export type BuildOrder = v.InferOutput<typeof OrderSchema>;

/** How a build ended. */
const RESULTS = [
  /** The release is complete, but not current yet. */
  v.object({ kind: v.literal('built'), changes: v.string(), ...HELD, steps: StepsSchema }),
  /** The newest release was made from the same content, code and settings. */
  v.object({ kind: v.literal('unchanged'), ...HELD, steps: StepsSchema }),
  v.object({
    kind: v.literal('failed'),
    why: v.picklist(PUBLISH_FAILURES),
    message: v.string(),
    reasons: HELD.reasons,
    steps: StepsSchema,
  }),
] as const;
const ResultSchema = v.variant('kind', RESULTS);
export type Result = v.InferOutput<typeof ResultSchema>;

/** Message to the server: ready, each step when it begins, finally the result. */
export const BuildAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('step'), name: v.string() }),
  ...RESULTS,
]);
export type BuildAnswer = v.InferOutput<typeof BuildAnswerSchema>;
