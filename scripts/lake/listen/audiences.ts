import type { Audience } from '../access/role.ts';
import type { Transaction } from '../documents/transaction.ts';
import type { EvaluationLimits } from '../evaluate/evaluator.ts';
import type { StreamConnection } from './eventStream.ts';
import { type ListenerSurroundings, Listeners } from './listeners.ts';
import type { Subscription } from './mutationEvent.ts';

/** What the listeners of an audience may cost together. */
export interface AudienceLimits extends EvaluationLimits {
  readonly listeners: number;
}

/** Keeps listeners without a token from costing those with one anything. */
export class Audiences {
  readonly #users: Listeners;
  readonly #anybody: Listeners;

  constructor(
    limits: Readonly<Record<Audience, AudienceLimits>>,
    surroundingsOf: (audience: Audience) => ListenerSurroundings,
  ) {
    this.#users = new Listeners(surroundingsOf('users'), limits.users.listeners);
    this.#anybody = new Listeners(surroundingsOf('anybody'), limits.anybody.listeners);
  }

  /**
   * Opens a listener's stream.
   *
   * @param resume the last event that a returning client saw, when it asks to catch up
   * @throws {LakeError} when the filter is wrong, too many listen, or the lake is closing
   */
  open(
    subscription: Subscription,
    resume: { readonly lastEventId: string | undefined } | undefined,
    connection: StreamConnection,
  ): Promise<ReadableStream<Uint8Array>> {
    const listeners = subscription.publicOnly ? this.#anybody : this.#users;
    return listeners.open(subscription, resume, connection);
  }

  /** Tells of a transaction that is on the disk. */
  tell(transaction: Transaction, sequence: number): void {
    this.#users.tell(transaction, sequence);
    this.#anybody.tell(transaction, sequence);
  }

  /** Ends all streams; a listener that comes later is refused. */
  close(): void {
    this.#users.close();
    this.#anybody.close();
  }
}
