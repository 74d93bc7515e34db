import type { BuildReason, Builds } from './builds.ts';
import type { FilingKeeper } from './filingKeeper.ts';
import type { Publisher } from './publisher.ts';
import { Queue } from './queue.ts';
import { Retries } from './retries.ts';

interface LoopParts {
  readonly builds: Builds;
  readonly keeper: FilingKeeper;
  readonly publisher: Publisher;
}

/** Makes builds one after another: for publishes, polls and retries. */
export class BuildLoop {
  readonly queue: Queue;
  readonly retries: Retries;
  readonly #parts: LoopParts;
  #reason: BuildReason = 'start';
  #timer: NodeJS.Timeout | undefined;

  /** @param delays of successive retries, in milliseconds */
  constructor(parts: LoopParts, delays: readonly number[] | undefined) {
    this.#parts = parts;
    this.queue = new Queue(() => this.#build());
    this.retries = new Retries(() => this.#retry(), delays);
  }

  /** @param poll interval in milliseconds to check for publishes whose webhook was lost; 0 for never */
  start(poll: number): void {
    this.queue.push();
    if (poll > 0) this.#timer = setInterval(() => this.#poll(), poll);
  }

  /** Called on a publish: earlier failures may be fixed by it. */
  publish(): void {
    this.retries.reset();
    this.queue.push();
  }

  /** Resolves when the current build has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.retries.reset();
    await this.#parts.publisher.close();
    await this.queue.close();
  }

  async #build(): Promise<void> {
    const { publisher, keeper } = this.#parts;
    this.retries.begin();
    const outcome = await publisher.publish(this.#reason);
    if (outcome) this.retries.end(outcome === 'failed');
    keeper.check();
  }

  /** Keeps the reason of the failed build: a rollback treats publishes and polls differently. */
  #retry(): void {
    this.#reason = this.#parts.builds.newest(1)[0]?.reason ?? 'start';
    this.queue.push();
  }

  #poll(): void {
    // A rollback may have changed what visitors see.
    this.#parts.keeper.check();
    if (this.queue.state !== 'idle' || this.retries.at) return;
    this.#reason = 'poll';
    this.queue.push();
  }
}
