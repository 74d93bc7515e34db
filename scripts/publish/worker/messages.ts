import * as v from 'valibot';
import { PUBLISH_FAILURES } from '../../../studio/publishing/outcome.ts';
import { HELD, StepsSchema } from '../builds.ts';

/** What the server tells a waiting process to build. */
export const OrderSchema = v.object({
  /** Id of the release to make. */
  id: v.string(),
  /** Fingerprint of the code, see `codeFingerprint`. */
  code: v.string(),
  /** Refuse all content for one broken document. */
  strict: v.boolean(),
});
export type BuildOrder = v.InferOutput<typeof OrderSchema>;

/** How a build ended. */
const RESULTS = [
  /** The release is complete, and nobody sees it yet. */
  v.object({ kind: v.literal('built'), changes: v.string(), ...HELD, steps: StepsSchema }),
  /** The newest release was made of the same content, code and settings. */
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

/** What the process tells the server: that it waits, each step as it begins, at last the result. */
export const BuildAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('step'), name: v.string() }),
  ...RESULTS,
]);
export type BuildAnswer = v.InferOutput<typeof BuildAnswerSchema>;
