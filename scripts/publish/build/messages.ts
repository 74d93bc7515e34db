import * as v from 'valibot';
import { StepsSchema } from '../builds.ts';

/** What the server tells a waiting process to build. */
export const OrderSchema = v.object({
  /** Folder of the checkout. */
  root: v.string(),
  /** The folder `releases`. */
  releases: v.string(),
  /** Id of the release to make. */
  id: v.string(),
  /** Fingerprint of the code, see `codeFingerprint`. */
  code: v.string(),
  /** Refuse all content for one broken document. */
  strict: v.boolean(),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** What the process answers, once. */
export const ResultSchema = v.object({
  outcome: v.variant('kind', [
    /** The release is complete, and nobody sees it yet. */
    v.object({ kind: v.literal('built'), changes: v.string() }),
    /** The newest release was made of the same content, code and settings. */
    v.object({ kind: v.literal('unchanged') }),
    v.object({ kind: v.literal('failed'), message: v.string() }),
  ]),
  steps: StepsSchema,
});
export type Result = v.InferOutput<typeof ResultSchema>;
