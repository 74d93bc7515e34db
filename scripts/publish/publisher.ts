import type { Logger } from 'pino';
import { failureMessage } from '../command/failure.ts';
import { redact } from '../command/secrets.ts';
import type { Sql } from '../disk/sql.ts';
import { cleanReleases } from '../release/clean.ts';
import { endHold, type Hold, readHold } from '../release/hold.ts';
import { nextReleaseId } from '../release/id.ts';
import { currentId, listReleases, releaseFolders } from '../release/release.ts';
import { switchTo } from '../release/switch.ts';
import type { BuildOutcome, BuildReason, Builds } from './builds.ts';
import type { Deliveries } from './deliveries.ts';
import type { Builder } from './worker/builder.ts';
import type { Result } from './worker/messages.ts';

/** What a publisher works with. */
interface PublisherParts {
  /** The folder `releases`. */
  readonly releases: string;
  readonly journal: Sql;
  readonly deliveries: Deliveries;
  readonly builds: Builds;
  readonly builder: Builder;
  readonly log: Logger;
  readonly strict: boolean;
  /** Ids of releases from which copies are still to be made. */
  needed(): readonly string[];
  /** What must not be in the message of a build that failed. */
  readonly secrets: readonly string[];
}

/** A build that was begun, and what was known then. */
interface Job {
  readonly number: number;
  readonly reason: BuildReason;
  readonly covers: number;
  readonly hold: Hold | undefined;
  readonly release: string;
}

/** What is known of a release that a build made. */
type Made = Omit<BuildOutcome & { kind: 'published' }, 'kind'>;

/** Makes a release of what is published now, and shows it. */
export class Publisher {
  readonly #parts: PublisherParts;
  #isClosed = false;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  /** Whether deliveries wait that no build has dealt with. */
  get hasWork(): boolean {
    return this.#parts.deliveries.last() > this.#parts.builds.covered();
  }

  /**
   * Does not fail: what goes wrong is told in the status and in the log.
   *
   * @param reason for a build when no delivery asks for one
   * @returns what became of it; nothing when it was ended
   */
  async publish(reason: BuildReason): Promise<BuildOutcome['kind'] | undefined> {
    try {
      return await this.#build(reason);
    } catch (error) {
      this.#parts.log.error({ err: error }, 'the folder of releases cannot be used');
      return 'failed';
    } finally {
      if (!this.#isClosed) this.#prepare();
    }
  }

  /** The next build tries again, and complains. */
  #prepare(): void {
    const { log, builder } = this.#parts;
    try {
      builder.prepare();
    } catch (error) {
      log.warn({ err: error }, 'the process of the next build could not be started');
    }
  }

  async #build(reason: BuildReason): Promise<BuildOutcome['kind'] | undefined> {
    const { builds, builder, strict, log } = this.#parts;
    const start = performance.now();
    const job = this.#begin(reason);
    log.info({ build: job.number, reason: job.reason }, 'build begins');
    const result = await builder.build({ id: job.release, strict });
    // The journal keeps it open: it is made again after the restart.
    if (this.#isClosed) return undefined;
    const outcome = this.#conclude(job, result);
    const milliseconds = Math.round(performance.now() - start);
    // First of all: what a failed build left may be what leaves the journal no room.
    await this.#clean();
    const { steps } = result;
    builds.end(job.number, { outcome, milliseconds, steps }, new Date());
    const level = outcome.kind === 'failed' ? 'error' : 'info';
    log[level]({ build: job.number, milliseconds, steps, ...outcome }, `build ${outcome.kind}`);
    return outcome.kind;
  }

  /** What cannot be removed now is removed after another build. */
  async #clean(): Promise<void> {
    const { releases, journal, needed, log } = this.#parts;
    try {
      await cleanReleases(releases, journal, needed());
    } catch (error) {
      log.warn({ err: error }, 'old releases could not be removed');
    }
  }

  /** Ends what is being built. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#parts.builder.close();
  }

  #begin(asked: BuildReason): Job {
    const { deliveries, builds, journal, releases } = this.#parts;
    const covers = deliveries.last();
    const reason = this.hasWork ? 'publish' : asked;
    const now = new Date();
    const number = builds.begin(reason, covers, now);
    const release = nextReleaseId(now, releaseFolders(releases));
    return { number, reason, covers, hold: readHold(journal), release };
  }

  #conclude(job: Job, result: Result): BuildOutcome {
    if (result.kind === 'failed') {
      const { kind, why, message, reasons } = result;
      return { kind, why, message: redact(message, this.#parts.secrets), reasons };
    }
    try {
      const { heldBack, heldDocuments, reasons } = result;
      const held = { heldBack, heldDocuments, reasons };
      return result.kind === 'built'
        ? this.#show(job, { release: job.release, changes: result.changes, ...held })
        : this.#catchUp(job, held);
    } catch (error) {
      const message = `The release could not be shown: ${failureMessage(error)}`;
      return { kind: 'failed', why: 'switch', message, reasons: [] };
    }
  }

  /**
   * The newest release may be complete and unseen: the server was killed before it could show it,
   * or a rollback hid it and the same content is now published again.
   */
  #catchUp(job: Job, held: Pick<Made, 'heldBack' | 'heldDocuments' | 'reasons'>): BuildOutcome {
    const { releases, journal } = this.#parts;
    const newest = listReleases(releases).at(-1);
    const hold = readHold(journal);
    const isMeant = hold !== undefined && job.covers <= hold.after;
    if (!newest || newest.id === currentId(releases) || isMeant)
      return { kind: 'unchanged', ...held };
    return this.#show(job, { release: newest.id, changes: newest.changes, ...held });
  }

  #show(job: Job, made: Made): BuildOutcome {
    const { releases, journal } = this.#parts;
    return journal.transaction(() => {
      if (isHeld(readHold(journal), job)) return { kind: 'unshown', ...made };
      switchTo(releases, made.release);
      endHold(journal);
      return { kind: 'published', ...made };
    });
  }
}

/**
 * Whether a rollback keeps a build from being shown. A publish that came after the rollback ends
 * it; so does one whose webhook was lost and which a poll that began later found.
 */
export function isHeld(
  hold: Hold | undefined,
  { covers, reason, hold: known }: Pick<Job, 'covers' | 'reason' | 'hold'>,
): boolean {
  if (!hold || covers > hold.after) return false;
  return reason === 'publish' || known?.since !== hold.since;
}
