import * as v from 'valibot';
import type { LakeDocument } from '../documents/document.ts';
import type { PatchOperations } from '../transact/mutation.ts';
import type { Perspective } from './perspective.ts';

/** A GROQ expression with the values of its `$names`. */
export interface Query {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How a query is asked. */
export interface QueryRequest extends Query {
  readonly perspective: Perspective;
  /** Only what an anonymous caller may read. */
  readonly publicOnly: boolean;
  /** Stands in the addresses of assets. */
  readonly origin: string;
  readonly identity: string;
}

/** What the evaluating process is asked; each gets one answer. */
export type Task =
  | ({ readonly kind: 'query' } & QueryRequest)
  | {
      /** Which of the filters hold for each of the documents. */
      readonly kind: 'match';
      readonly filters: readonly Query[];
      readonly documents: readonly (LakeDocument | undefined)[];
    }
  | {
      readonly kind: 'patch';
      readonly document: LakeDocument;
      readonly operations: PatchOperations;
    };

/** What the evaluating process is told: documents as JSON, `undefined` for one that is gone. */
export interface DocumentUpdates {
  readonly kind: 'documents';
  readonly documents: readonly (readonly [id: string, json: string | undefined])[];
}

/** The answer: JSON of the query's result, of a list of matches, or of the patched document. */
export const TaskResultSchema = v.variant('kind', [
  v.object({ kind: v.literal('value'), json: v.string() }),
  v.object({ kind: v.literal('failure'), message: v.string() }),
  v.object({ kind: v.literal('timeout') }),
]);
export type TaskResult = v.InferOutput<typeof TaskResultSchema>;
