import type { FilingMaker } from './filingMaker.ts';
import type { AskedReason, Publisher } from './publisher.ts';
import { Queue } from './queue.ts';

interface LoopDependencies {
  readonly filingMaker: Pick<FilingMaker, 'check'>;
  readonly publisher: Pick<Publisher, 'publish' | 'close'>;
}

/** Delays in milliseconds after the first, second and third failure. */
const RETRY_DELAYS: readonly number[] = [15_000, 60_000, 300_000];

/**
 * Makes builds one after another: for publishes, polls and retries. A failed build is retried because
 * the cause, such as an unreachable source or a concurrent pull, is often temporary. After the last
 * delay, nothing is retried until the next publish.
 */
export class BuildLoop {
  readonly queue = new Queue(() => this.#build());
  readonly #dependencies: LoopDependencies;
  readonly #delays: readonly number[];
  #reason: AskedReason = 'start';
  #poller: NodeJS.Timeout | undefined;
  #failed = 0;
  #retryTimer: NodeJS.Timeout | undefined;
  #retryAt: Date | undefined;

  /** @param delays of successive retries, in milliseconds */
  constructor(dependencies: LoopDependencies, delays = RETRY_DELAYS) {
    this.#dependencies = dependencies;
    this.#delays = delays;
  }

  /** When the next retry starts, if one is scheduled. */
  get retryAt(): Date | undefined {
    return this.#retryAt;
  }

  /** @param poll interval in milliseconds to check for publishes whose webhook was lost; 0 for never */
  start(poll: number): void {
    this.queue.push();
    if (poll > 0) this.#poller = setInterval(() => this.#poll(), poll);
  }

  /** Called on a publish: earlier failures may be fixed by it. */
  publish(): void {
    this.#cancelRetry();
    this.#failed = 0;
    this.queue.push();
  }

  /** Resolves when the current build has ended. */
  async close(): Promise<void> {
    clearInterval(this.#poller);
    await Promise.all([this.#dependencies.publisher.close(), this.queue.close()]);
    this.#cancelRetry();
  }

  async #build(): Promise<void> {
    const { publisher, filingMaker } = this.#dependencies;
    this.#cancelRetry();
    // What a rollback showed must be copied before its release is removed.
    filingMaker.check();
    const outcome = await publisher.publish(this.#reason);
    if (outcome === 'failed') this.#scheduleRetry();
    else if (outcome) this.#failed = 0;
    filingMaker.check();
  }

  #scheduleRetry(): void {
    const delay = this.#delays[this.#failed];
    this.#failed += 1;
    if (delay === undefined) return;
    this.#retryAt = new Date(Date.now() + delay);
    this.#retryTimer = setTimeout(() => this.#retry(), delay);
  }

  #cancelRetry(): void {
    clearTimeout(this.#retryTimer);
    this.#retryAt = undefined;
  }

  #retry(): void {
    this.#reason = 'retry';
    this.queue.push();
  }

  #poll(): void {
    // A rollback may have changed what visitors see.
    this.#dependencies.filingMaker.check();
    if (this.queue.state !== 'idle' || this.#retryAt) return;
    this.#reason = 'poll';
    this.queue.push();
  }
}
