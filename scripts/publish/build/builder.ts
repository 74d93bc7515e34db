import { codeFingerprint } from './fingerprint.ts';
import type { Order, Result } from './messages.ts';
import { Standby } from './standby.ts';

/** How builds are made. */
export interface BuilderOptions {
  /** Folder of the checkout. */
  readonly root: string;
  /** The module that makes them in a process of its own. */
  readonly worker: URL;
  /** Milliseconds after which one is ended. */
  readonly limit: number;
}

/** Makes one build at a time, in a process that was started before it was needed. */
export class Builder {
  readonly #options: BuilderOptions;
  #standby: Standby | undefined;

  constructor(options: BuilderOptions) {
    this.#options = options;
  }

  /** Starts the process of the next build. */
  prepare(): void {
    const { worker, root } = this.#options;
    this.#standby ??= new Standby(worker, root, codeFingerprint(root));
  }

  async build(order: Omit<Order, 'root' | 'code'>): Promise<Result> {
    const { root, limit } = this.#options;
    const code = codeFingerprint(root);
    const standby = await this.#current(code);
    this.#standby = standby;
    try {
      return await standby.build({ ...order, root, code }, limit);
    } finally {
      this.#standby = undefined;
    }
  }

  async close(): Promise<void> {
    await this.#standby?.end();
  }

  /** The waiting process, if it has loaded the code as it is now. */
  async #current(code: string): Promise<Standby> {
    const waiting = this.#standby;
    if (waiting?.isWaiting && waiting.code === code) return waiting;
    await waiting?.end();
    return new Standby(this.#options.worker, this.#options.root, code);
  }
}
