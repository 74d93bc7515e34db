import { codeFingerprint } from './fingerprint.ts';
import type { BuildOrder, Result } from './messages.ts';
import { Standby, type Workshop } from './standby.ts';

/** Makes one build at a time, in a process that was started before it was needed. */
export class Builder {
  readonly #workshop: Workshop;
  readonly #limit: number;
  #standby: Standby | undefined;

  /** @param limit milliseconds after which a build is ended */
  constructor(workshop: Workshop, limit: number) {
    this.#workshop = workshop;
    this.#limit = limit;
  }

  /** Whether the next build begins at once, without loading first. */
  get isReady(): boolean {
    return this.#standby?.isReady ?? false;
  }

  /** Starts the process of the next build, unless that of the last one goes on. */
  prepare(): void {
    this.#standby ??= new Standby(this.#workshop, codeFingerprint(this.#workshop.root));
  }

  async build(order: Omit<BuildOrder, 'code'>): Promise<Result> {
    const code = codeFingerprint(this.#workshop.root);
    const standby = this.#current(code);
    this.#standby = standby;
    try {
      return await standby.build({ ...order, code }, this.#limit);
    } finally {
      if (!standby.isWaiting) this.#standby = undefined;
    }
  }

  async close(): Promise<void> {
    await this.#standby?.end();
  }

  /** The waiting process, if it has loaded the code as it is now. */
  #current(code: string): Standby {
    const waiting = this.#standby;
    if (waiting?.isWaiting && waiting.code === code) return waiting;
    void waiting?.end();
    return new Standby(this.#workshop, code);
  }
}
