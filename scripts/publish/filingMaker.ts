import type { Logger } from 'pino';
import { failureMessage } from '../command/failure.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { type FilingOptions, makeFilings } from '../filing/makeFilings.ts';
import { releasesToFile } from '../filing/pendingFilings.ts';
import { Queue } from './queue.ts';

/** Delay in milliseconds before a failed copy is retried. Its release is not removed until then. */
const RETRY_DELAY = 60_000;

/** Publishes are too rare to be worth batching. */
const NO_PAUSE = { quiet: 0, quietAfterMany: 0, longest: 0 };

interface FilingMakerDependencies extends Omit<FilingOptions, 'signal'> {
  readonly log: Logger;
}

/**
 * Makes the copies to file, in parallel with publishing: visitors already see the new text, and
 * neither they nor the next publish wait for the copies.
 */
export class FilingMaker {
  readonly #dependencies: FilingMakerDependencies;
  readonly #closing = new AbortController();
  readonly #queue = new Queue(() => this.#make(), NO_PAUSE);
  #timer: NodeJS.Timeout | undefined;
  #problem: string | null = null;

  constructor(dependencies: FilingMakerDependencies) {
    this.#dependencies = dependencies;
  }

  /** Why the last attempt to make a copy failed. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether copies are being made. */
  get isBusy(): boolean {
    return this.#queue.state !== 'idle';
  }

  /** Ids of the releases that must not be removed: looked up only while a copy may be pending. */
  get neededReleases(): readonly string[] {
    return this.isBusy || this.#problem !== null ? releasesToFile(this.#dependencies.releases) : [];
  }

  /** Makes missing copies: called when visitors may see different text. */
  check(): void {
    this.#queue.push();
  }

  /** Stops printing. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#queue.close();
  }

  async #make(): Promise<void> {
    clearTimeout(this.#timer);
    const { log, ...options } = this.#dependencies;
    const { signal } = this.#closing;
    try {
      for await (const { id, due, unprinted } of makeFilings({ ...options, signal }))
        log.info({ filing: id, due, unprinted }, 'a copy to file was made');
      this.#problem = null;
    } catch (error) {
      if (signal.aborted) return;
      const explained = explainDiskFailure(error, 'The site is live');
      this.#problem = failureMessage(explained);
      log.error({ err: explained }, 'the copies to file are not complete');
      this.#timer = setTimeout(() => this.check(), RETRY_DELAY);
    }
  }
}
