/** Delays in milliseconds after the first, second and third failure. */
const RETRY_DELAYS: readonly number[] = [15_000, 60_000, 300_000];

/**
 * Schedules retries of failed builds: the cause, such as an unreachable source or a concurrent pull,
 * is often temporary. After the last delay, nothing is retried until the next publish.
 */
export class Retries {
  readonly #retry: () => void;
  readonly #delays: readonly number[];
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;
  #at: Date | undefined;

  /** @param retry starts another build */
  constructor(retry: () => void, delays = RETRY_DELAYS) {
    this.#retry = retry;
    this.#delays = delays;
  }

  /** When the next retry starts, if one is scheduled. */
  get at(): Date | undefined {
    return this.#at;
  }

  /** Called when a build begins: it replaces a scheduled retry. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#at = undefined;
  }

  /** Called when a build has ended. */
  end(hasFailed: boolean): void {
    if (!hasFailed) {
      this.reset();
      return;
    }
    const delay = this.#delays[this.#failed];
    this.#failed += 1;
    if (delay === undefined) return;
    this.#at = new Date(Date.now() + delay);
    this.#timer = setTimeout(this.#retry, delay);
  }

  /** Cancels the scheduled retry and forgets earlier failures. */
  reset(): void {
    this.begin();
    this.#failed = 0;
  }
}
