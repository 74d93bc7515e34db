import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Transaction } from '../documents/transaction.ts';
import { type FailedItem, LakeError } from '../error.ts';
import type { Store } from '../store/store.ts';
import { checkReferences } from './integrity.ts';
import { WorkingSet } from './workingSet.ts';

interface WriteOptions {
  readonly author: string;
  /** Chosen by the client; repeating the same request returns the first answer. */
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean;
  readonly autoGenerateArrayKeys?: boolean;
  /** The client's request, to distinguish a repetition from another request with the same id. */
  readonly request: string;
}

/** Called after each committed transaction, in order. */
type OnCommit = (transaction: Transaction, sequence: number) => void;

/** Writes transactions one at a time, each atomically. */
export class Writer {
  readonly #store: Store;
  readonly #onCommit: OnCommit;
  readonly #queue = pLimit(1);

  constructor(store: Store, onCommit: OnCommit) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /**
   * Computes a transaction, commits it and reports it.
   *
   * @param steps change the working set and return the answer; if they fail, nothing is written
   * @returns JSON of the answer
   * @throws {LakeError} when a step fails, or the result is inconsistent
   */
  write(options: WriteOptions, steps: (set: WorkingSet) => Promise<unknown>): Promise<string> {
    return this.#queue(() => this.#write(options, steps));
  }

  async #write(options: WriteOptions, steps: (set: WorkingSet) => Promise<unknown>) {
    const { author, transactionId, dryRun, autoGenerateArrayKeys } = options;
    const request = createHash('sha256').update(options.request).digest('hex');
    const known = transactionId === undefined ? undefined : this.#store.receipt(transactionId);
    if (known) return repeat(known, request, transactionId);
    const set = new WorkingSet(this.#store, author, transactionId, autoGenerateArrayKeys);
    const answer = JSON.stringify(await steps(set));
    const transaction = set.finish();
    checkReferences(transaction, this.#store);
    if (dryRun || transaction.changes.length === 0) return answer;
    this.#onCommit(transaction, this.#store.commit(transaction, { request, answer }));
    return answer;
  }
}

type Known = { readonly request: string | null; readonly answer: string | null };

function repeat({ request, answer }: Known, digest: string, id: string | undefined): string {
  if (request === digest && answer !== null) return answer;
  throw new LakeError('conflict', `Another transaction has the id ${id}: choose a new one`);
}

/**
 * Runs steps in order; an error contains the index of the failed step, as Sanity's client expects.
 *
 * @throws {LakeError} of the first step that fails
 */
export async function runSteps<S, T>(
  type: 'mutationError' | 'actionError',
  steps: readonly S[],
  run: (step: S) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const [index, step] of steps.entries()) {
    try {
      results.push(await run(step));
    } catch (error) {
      if (!(error instanceof LakeError)) throw error;
      const item: FailedItem = { index, error: { type: error.type, description: error.message } };
      throw new LakeError(error.reason, `Nothing was changed: ${error.message}`, type, [item]);
    }
  }
  return results;
}
