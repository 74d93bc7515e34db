import * as v from 'valibot';
import type { LakeDocument } from '../documents/document.ts';
import { parseDocument } from '../documents/document.ts';
import type { PatchOperations } from '../transact/mutation.ts';
import { type EvaluationLimits, Evaluator } from './evaluator.ts';
import type { News, Query, Question } from './messages.ts';

/** Two, so that one costly query does not hold up the others; the second starts when needed. */
const QUERY_PROCESSES = 2;

const Matches = v.array(v.array(v.boolean()));

/** The evaluating processes of a lake: for queries, and for patches and listeners' filters. */
export class Evaluators {
  readonly #queries: readonly Evaluator[];
  /** Needs no documents but those it is given. */
  readonly #expressions: Evaluator;

  constructor(limits: EvaluationLimits, documents: () => News['documents']) {
    this.#queries = Array.from({ length: QUERY_PROCESSES }, () => new Evaluator(limits, documents));
    this.#expressions = new Evaluator(limits);
  }

  /** Lets every later query see the changes. */
  tell(documents: News['documents']): void {
    for (const evaluator of this.#queries) evaluator.tell(documents);
  }

  /**
   * @returns JSON of the result
   * @throws {LakeError} when the query is wrong or exceeds the limits
   */
  query(question: Question): Promise<string> {
    const idle = this.#queries.reduce((best, next) => (next.waiting < best.waiting ? next : best));
    return idle.perform({ kind: 'query', ...question });
  }

  /** @throws {LakeError} when the patch is wrong or exceeds the limits */
  async patch(document: LakeDocument, operations: PatchOperations): Promise<LakeDocument> {
    return parseDocument(await this.#expressions.perform({ kind: 'patch', document, operations }));
  }

  /**
   * Which filters hold for which documents, by their positions.
   *
   * @throws {LakeError} when a filter is wrong or exceeds the limits
   */
  async match(filters: readonly Query[], documents: readonly (LakeDocument | undefined)[]) {
    const json = await this.#expressions.perform({ kind: 'match', filters, documents });
    return v.parse(Matches, JSON.parse(json));
  }

  close(): void {
    for (const evaluator of [...this.#queries, this.#expressions]) evaluator.close();
  }
}
