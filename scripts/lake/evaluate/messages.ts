import * as v from 'valibot';
import type { LakeDocument } from '../documents/document.ts';
import type { PatchOperations } from '../transact/mutation.ts';
import type { Perspective } from './perspective.ts';

/** A GROQ expression with its parameters. */
export interface Query {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A query with its context. */
export interface QueryRequest extends Query {
  readonly perspective: Perspective;
  /** Restricts the query to documents that an anonymous caller may read. */
  readonly publicOnly: boolean;
  /** Used in the URLs of assets. */
  readonly origin: string;
  readonly identity: string;
}

/** A task for the evaluating process; each yields one result. */
export type Task =
  | ({ readonly kind: 'query' } & QueryRequest)
  | {
      /** Which of the filters match each of the documents. */
      readonly kind: 'match';
      readonly filters: readonly Query[];
      readonly documents: readonly (LakeDocument | undefined)[];
    }
  | {
      readonly kind: 'patch';
      readonly document: LakeDocument;
      readonly operations: PatchOperations;
    };

/** Changed documents as JSON, `undefined` for a deleted one; has no result. */
export interface DocumentUpdates {
  readonly kind: 'documents';
  readonly documents: readonly (readonly [id: string, json: string | undefined])[];
}

/** The result of a task; `json` is the query's result, the matches or the patched document. */
export const TaskResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('value'), json: v.string() }),
  v.object({ kind: v.literal('failure'), message: v.string() }),
  v.object({ kind: v.literal('timeout') }),
]);
export type TaskResult = v.InferOutput<typeof TaskResultSchema>;
