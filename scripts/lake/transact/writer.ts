import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Transaction } from '../documents/transaction.ts';
import { type FailedItem, LakeError } from '../error.ts';
import type { Store } from '../store/store.ts';
import { checkReferences } from './integrity.ts';
import { WorkingSet } from './workingSet.ts';

/** Who writes, and how. */
interface WriteOptions {
  readonly author: string;
  /** Chosen by the client; sent again with the same request, the first answer is repeated. */
  readonly transactionId?: string | undefined;
  readonly dryRun?: boolean;
  readonly autoGenerateArrayKeys?: boolean;
  /** What the client sent, to tell a repetition from another request under the same id. */
  readonly request: string;
}

/** Told of each transaction once it is on the disk, in order. */
type OnCommit = (transaction: Transaction, sequence: number) => void;

/** Writes transactions one after the other, each whole or not at all. */
export class Writer {
  readonly #store: Store;
  readonly #onCommit: OnCommit;
  readonly #queue = pLimit(1);

  constructor(store: Store, onCommit: OnCommit) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /**
   * Computes a transaction, writes it, then tells of it.
   *
   * @param steps what to do, and the answer to it; a failure leaves everything as it was
   * @returns JSON of the answer
   * @throws {LakeError} when a step, or the whole, cannot be done
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

function repeat({ request, answer }: Known, asked: string, id: string | undefined): string {
  if (request === asked && answer !== null) return answer;
  throw new LakeError('conflict', `Another transaction has the id ${id}: choose a new one`);
}

/**
 * Runs steps in order; the failure of one names its place, as Sanity's client expects.
 *
 * @throws {LakeError} of the first step that fails
 */
export async function inOrder<S, T>(
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
