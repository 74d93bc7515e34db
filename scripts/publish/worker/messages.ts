import * as v from 'valibot';
import { EditorProblem, PUBLISH_FAILURES } from '../../../studio/publishing/outcome.ts';
import { StepsSchema } from '../builds.ts';

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

const steps = StepsSchema;

/** Lines that tell which documents are not published as they are, and why. */
const heldBack = v.array(v.string());

/** Their ids. */
const heldDocuments = v.array(v.string());

/** What is wrong with them, for editors. */
const reasons = v.array(EditorProblem);

/** How a build ended. */
const RESULTS = [
  /** The release is complete, and nobody sees it yet. */
  v.object({
    kind: v.literal('built'),
    changes: v.string(),
    heldBack,
    heldDocuments,
    reasons,
    steps,
  }),
  /** The newest release was made of the same content, code and settings. */
  v.object({ kind: v.literal('unchanged'), heldBack, heldDocuments, reasons, steps }),
  v.object({
    kind: v.literal('failed'),
    why: v.picklist(PUBLISH_FAILURES),
    message: v.string(),
    reasons,
    steps,
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
