/** Debounce times in milliseconds. */
export const QUEUE_TIMES = {
  /** Events closer together than this are one burst. */
  quiet: 100,
  /** The same after {@link MANY} events: an import pauses for longer, and nobody waits for it. */
  quietAfterMany: 1_000,
  /** A run starts after this time even if the burst goes on. */
  longest: 30_000,
};
type QueueTimes = Readonly<typeof QUEUE_TIMES>;

/** This many events come from an import rather than a person. */
const MANY = 20;

/**
 * Turns events into runs: a burst causes one run, and any number of events during a run cause exactly
 * one more.
 */
export class Queue {
  readonly #run: () => Promise<void>;
  readonly #times: QueueTimes;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;
  #events = 0;
  #running: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;

  /** @param run must not reject: it handles its own errors */
  constructor(run: () => Promise<void>, times: QueueTimes = QUEUE_TIMES) {
    this.#run = run;
    this.#times = times;
  }

  get state(): 'idle' | 'waiting' | 'running' {
    if (this.#running) return 'running';
    return this.#timer ? 'waiting' : 'idle';
  }

  /** Whether another run follows the current one. */
  get isDue(): boolean {
    return this.#isDue;
  }

  /** Records an event: a run will start after it. */
  push(): void {
    if (this.#isClosed) return;
    if (this.#running) {
      this.#isDue = true;
      return;
    }
    if (!this.#timer) {
      this.#since = performance.now();
      this.#events = 0;
    }
    this.#events += 1;
    this.#wait();
  }

  /** Starts no more runs. Resolves when the current one has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #wait(): void {
    const now = performance.now();
    const { quietAfterMany, longest } = this.#times;
    const quiet = this.#events < MANY ? this.#times.quiet : quietAfterMany;
    const left = Math.max(0, Math.min(quiet, this.#since + longest - now));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isLate = performance.now() - now > 2 * quiet;
      // The process was blocked, and has not yet read the events that arrived meanwhile.
      if (isLate && left > 0) this.#wait();
      else this.#start();
    }, left);
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
