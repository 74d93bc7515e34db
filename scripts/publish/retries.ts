/** Milliseconds until a build that failed is made again: after the first time, the second, the third. */
const RETRY_DELAYS: readonly number[] = [15_000, 60_000, 300_000];

/**
 * Makes builds again that failed: what stopped one, such as a source that was away or somebody else's
 * pull, is often over soon. After the last delay it waits for a publish.
 */
export class Retries {
  readonly #again: () => void;
  readonly #delays: readonly number[];
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;
  #at: Date | undefined;

  /** @param again called when a build is to be made again */
  constructor(again: () => void, delays = RETRY_DELAYS) {
    this.#again = again;
    this.#delays = delays;
  }

  /** When the next try begins, if one is due. */
  get at(): Date | undefined {
    return this.#at;
  }

  /** A build begins: it is what was waited for. */
  begin(): void {
    clearTimeout(this.#timer);
    this.#at = undefined;
  }

  /** A build ended. */
  end(hasFailed: boolean): void {
    if (!hasFailed) {
      this.reset();
      return;
    }
    const delay = this.#delays[this.#failed];
    this.#failed += 1;
    if (delay === undefined) return;
    this.#at = new Date(Date.now() + delay);
    this.#timer = setTimeout(this.#again, delay);
  }

  /** Something new is to be built, or nothing any more: what failed before does not count. */
  reset(): void {
    this.begin();
    this.#failed = 0;
  }
}
