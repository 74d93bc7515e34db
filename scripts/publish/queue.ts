/** How a queue waits, in milliseconds. */
export interface QueueTimes {
  /** Events that follow each other faster than this are one burst. */
  readonly quiet: number;
  /** A burst is not waited out for longer than this. */
  readonly longest: number;
}

export const QUEUE_TIMES: QueueTimes = { quiet: 100, longest: 15_000 };

export type QueueState = 'idle' | 'waiting' | 'running';

/**
 * Turns events into runs: a burst becomes one run, and whatever happens during a run causes exactly
 * one more.
 */
export class Queue {
  readonly #run: () => Promise<void>;
  readonly #times: QueueTimes;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  #running: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;

  /** @param run must not fail: it deals with its failures itself */
  constructor(run: () => Promise<void>, times: QueueTimes = QUEUE_TIMES) {
    this.#run = run;
    this.#times = times;
  }

  get state(): QueueState {
    if (this.#running) return 'running';
    return this.#timer ? 'waiting' : 'idle';
  }

  /** Whether another run follows the present one. */
  get isDue(): boolean {
    return this.#isDue;
  }

  /** Something happened: a run must begin after this. */
  push(): void {
    if (this.#isClosed) return;
    if (this.#running) {
      this.#isDue = true;
      return;
    }
    const now = performance.now();
    if (!this.#timer) this.#since = now;
    clearTimeout(this.#timer);
    const left = this.#since + this.#times.longest - now;
    this.#timer = setTimeout(() => this.#start(), Math.max(0, Math.min(this.#times.quiet, left)));
  }

  /** Begins no more runs. @returns when the present one has ended */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #start(): void {
    this.#timer = undefined;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (!this.#isDue) return;
      this.#isDue = false;
      this.push();
    });
  }
}
