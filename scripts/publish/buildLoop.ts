import type { BuildReason, Builds } from './builds.ts';
import type { FilingKeeper } from './filingKeeper.ts';
import type { Publisher } from './publisher.ts';
import { Queue } from './queue.ts';
import { Retries } from './retries.ts';

/** What a loop works with. */
interface LoopParts {
  readonly builds: Builds;
  readonly keeper: FilingKeeper;
  readonly publisher: Publisher;
}

/** Makes builds one after another: for publishes, for what a poll finds, and again after a failure. */
export class BuildLoop {
  readonly queue: Queue;
  readonly retries: Retries;
  readonly #parts: LoopParts;
  #reason: BuildReason = 'start';
  #timer: NodeJS.Timeout | undefined;

  /** @param delays milliseconds until a build that failed is made again, each time */
  constructor(parts: LoopParts, delays: readonly number[] | undefined) {
    this.#parts = parts;
    this.queue = new Queue(() => this.#build());
    this.retries = new Retries(() => this.#retry(), delays);
  }

  /** @param poll milliseconds between looks for publishes whose webhook was lost; 0 for never */
  start(poll: number): void {
    this.queue.push();
    if (poll > 0) this.#timer = setInterval(() => this.#poll(), poll);
  }

  /** Something was published: what failed before may succeed with it. */
  publish(): void {
    this.retries.reset();
    this.queue.push();
  }

  /** @returns when the present build has ended */
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
    keeper.look();
  }

  /** It stays what it was: a rollback tells a publish from what a poll found. */
  #retry(): void {
    this.#reason = this.#parts.builds.newest(1)[0]?.reason ?? 'start';
    this.queue.push();
  }

  #poll(): void {
    // A rollback may have changed what visitors see.
    this.#parts.keeper.look();
    if (this.queue.state !== 'idle' || this.retries.at) return;
    this.#reason = 'poll';
    this.queue.push();
  }
}
