import type { Logger } from 'pino';
import { failureMessage } from '../command/failure.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { type FilingMeans, keepFilings } from '../filing/keep.ts';
import { releasesToFile } from '../filing/pending.ts';
import { Queue } from './queue.ts';

/** Milliseconds until a copy that could not be kept is tried again: its release waits for it. */
const AGAIN = 60_000;

/** Nobody publishes so often that copies of several publishes were better made together. */
const NO_PAUSE = { quiet: 0, quietAfterMany: 0, longest: 0 };

/** What a keeper works with. */
interface KeeperParts extends Omit<FilingMeans, 'signal'> {
  readonly log: Logger;
}

/**
 * Keeps the copies that are to be filed, beside publishing: visitors have the new words already, and
 * neither they nor the next publish wait for it.
 */
export class FilingKeeper {
  readonly #parts: KeeperParts;
  readonly #closing = new AbortController();
  readonly #queue = new Queue(() => this.#keep(), NO_PAUSE);
  #timer: NodeJS.Timeout | undefined;
  #problem: string | null = null;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
  }

  /** Why a copy is not kept yet. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Whether copies are being made. */
  get isBusy(): boolean {
    return this.#queue.state !== 'idle';
  }

  /** Ids of the releases that must stay: looked up only while one may wait. */
  get needed(): readonly string[] {
    return this.isBusy || this.#problem !== null ? releasesToFile(this.#parts.releases) : [];
  }

  /** Visitors may see other words: what is missing is made now. */
  look(): void {
    this.#queue.push();
  }

  /** Ends what is being printed. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#queue.close();
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#timer);
    const { log, ...means } = this.#parts;
    const { signal } = this.#closing;
    try {
      const made = await keepFilings({ ...means, signal });
      this.#problem = null;
      for (const { id, due, unprinted } of made)
        log.info({ filing: id, due, unprinted }, 'a copy to file is kept');
    } catch (error) {
      if (signal.aborted) return;
      const explained = explainDiskFailure(error, 'The site is live');
      this.#problem = failureMessage(explained);
      log.error({ err: explained }, 'a copy to file could not be kept');
      this.#timer = setTimeout(() => this.look(), AGAIN);
    }
  }
}
