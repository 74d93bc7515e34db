import * as v from 'valibot';
import type { Audience } from '../access/role.ts';
import { DocumentSchema, type LakeDocument } from '../documents/document.ts';
import { LakeError } from '../error.ts';
import type { PatchOperations } from '../transact/mutation.ts';
import { type EvaluationLimits, Evaluator } from './evaluator.ts';
import type { DocumentUpdates, Query, QueryRequest } from './messages.ts';

/** Two, so that one costly query does not block the others; the second starts when needed. */
const QUERY_PROCESSES = 2;

const Matches = v.array(v.array(v.boolean()));

/**
 * The evaluating processes of a lake; each starts when it is first needed. Writes and the filters of
 * each audience have separate processes, so that neither queries nor listeners delay a write.
 */
export class Evaluators {
  readonly #queries: readonly Evaluator[];
  readonly #selections: Evaluator;
  /** Patches and filters need only the documents passed with the task. */
  readonly #patches: Evaluator;
  readonly #filters: Readonly<Record<Audience, Evaluator>>;

  constructor(
    limits: EvaluationLimits,
    listening: Readonly<Record<Audience, EvaluationLimits>>,
    documents: () => DocumentUpdates['documents'],
  ) {
    this.#queries = Array.from({ length: QUERY_PROCESSES }, () => new Evaluator(limits, documents));
    this.#selections = new Evaluator(limits, documents);
    this.#patches = new Evaluator(limits);
    this.#filters = {
      users: new Evaluator(listening.users),
      anonymous: new Evaluator(listening.anonymous),
    };
  }

  /** Applies changed documents, for all later queries. */
  update(documents: DocumentUpdates['documents']): void {
    for (const evaluator of [...this.#queries, this.#selections]) evaluator.update(documents);
  }

  /**
   * @returns JSON of the result
   * @throws {LakeError} when the query is invalid or exceeds the limits
   */
  query(request: QueryRequest): Promise<string> {
    const idle = this.#queries.reduce((best, next) => (next.waiting < best.waiting ? next : best));
    return idle.perform({ kind: 'query', ...request });
  }

  /** Like `query`, for the query of a mutation. */
  select(request: QueryRequest): Promise<string> {
    return this.#selections.perform({ kind: 'query', ...request });
  }

  /** @throws {LakeError} when the patch is invalid or exceeds the limits */
  async patch(document: LakeDocument, operations: PatchOperations): Promise<LakeDocument> {
    const json = await this.#patches.perform({ kind: 'patch', document, operations });
    const patched = v.safeParse(DocumentSchema, JSON.parse(json));
    if (patched.success) return patched.output;
    const fields = patched.issues.map((issue) => v.getDotPath(issue)).join(', ');
    throw new LakeError(
      'malformed',
      `A patch cannot remove ${fields} of ${document._id}, or set it to anything but a string`,
    );
  }

  /**
   * Which filters match which documents: a row per document, a column per filter.
   *
   * @throws {LakeError} when a filter is invalid or exceeds the limits
   */
  async match(
    audience: Audience,
    filters: readonly Query[],
    documents: readonly (LakeDocument | undefined)[],
  ) {
    const json = await this.#filters[audience].perform({ kind: 'match', filters, documents });
    return v.parse(Matches, JSON.parse(json));
  }

  close(): void {
    const own = [this.#selections, this.#patches, ...Object.values(this.#filters)];
    for (const evaluator of [...this.#queries, ...own]) evaluator.close();
  }
}
