/** How a queue waits, in milliseconds. */
export const QUEUE_TIMES = {
  /** Events that follow each other faster than this are one burst. */
  quiet: 100,
  /** The same for a burst of {@link MANY}: an import makes longer pauses, and nobody waits for it. */
  quietAfterMany: 1_000,
  /** A burst is not waited out for longer than this. */
  longest: 30_000,
};
type QueueTimes = Readonly<typeof QUEUE_TIMES>;

/** Events of an import, rather than of a person. */
const MANY = 20;

type QueueState = 'idle' | 'waiting' | 'running';

/**
 * Turns events into runs: a burst becomes one run, and whatever happens during a run causes exactly
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
    if (!this.#timer) [this.#since, this.#events] = [performance.now(), 0];
    this.#events += 1;
    this.#wait();
  }

  /** Begins no more runs. @returns when the present one has ended */
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
      // The process was busy, and has not read yet what arrived meanwhile.
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
