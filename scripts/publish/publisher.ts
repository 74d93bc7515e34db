import type { Logger } from 'pino';
import { failureMessage } from '../command/failure.ts';
import { redact } from '../command/secrets.ts';
import type { Sql } from '../disk/sql.ts';
import type { Revision } from '../pull/source/waitForRevisions.ts';
import { cleanReleases } from '../release/clean.ts';
import { nextReleaseId } from '../release/id.ts';
import { readPin } from '../release/pin.ts';
import { releaseFolders } from '../release/release.ts';
import type { BuildOutcome, BuildReason, Builds } from './builds.ts';
import type { Deliveries } from './deliveries.ts';
import { type BuildStart, showBuild } from './showBuild.ts';
import type { Builder } from './worker/builder.ts';

interface PublisherDependencies {
  /** The folder `releases`. */
  readonly releases: string;
  readonly journal: Sql;
  readonly deliveries: Deliveries;
  readonly builds: Builds;
  readonly builder: Builder;
  readonly log: Logger;
  readonly strict: boolean;
  /** Ids of releases that copies still have to be made from. */
  neededReleases(): readonly string[];
  /** Values to redact in the messages of failed builds. */
  readonly secrets: readonly string[];
}

/** A build in progress. */
interface Job extends BuildStart {
  readonly number: number;
  readonly revisions: readonly Revision[];
  readonly release: string;
}

/** A retry has the reason of the failed build: a rollback treats publishes and polls differently. */
export type AskedReason = BuildReason | 'retry';

/** Makes a release of the published content and switches to it. */
export class Publisher {
  readonly #dependencies: PublisherDependencies;
  #isClosed = false;

  constructor(dependencies: PublisherDependencies) {
    this.#dependencies = dependencies;
  }

  /** Whether there are deliveries that no build has covered. */
  get hasWork(): boolean {
    return (
      this.#dependencies.deliveries.lastNumber() > this.#dependencies.builds.lastCoveredDelivery()
    );
  }

  /**
   * Never rejects: errors are reported in the status and the log.
   *
   * @param reason for a build when no delivery asks for one
   * @returns the outcome; `undefined` if the server is closing
   */
  async publish(reason: AskedReason): Promise<BuildOutcome['kind'] | undefined> {
    try {
      return await this.#build(reason);
    } catch (error) {
      this.#dependencies.log.error({ err: error }, 'cannot use the releases folder');
      return 'failed';
    } finally {
      if (!this.#isClosed) this.#prepare();
    }
  }

  /** A failure is only logged: the next build tries again and reports it. */
  #prepare(): void {
    const { log, builder } = this.#dependencies;
    try {
      builder.prepare();
    } catch (error) {
      log.warn({ err: error }, 'could not start the process of the next build');
    }
  }

  async #build(reason: AskedReason): Promise<BuildOutcome['kind'] | undefined> {
    const { builds, builder, strict, log } = this.#dependencies;
    const start = performance.now();
    const job = this.#begin(reason);
    log.info({ build: job.number, reason: job.reason }, 'build begins');
    const { outcome: made, steps } = await builder.build({
      id: job.release,
      strict,
      revisions: job.revisions,
    });
    // The build stays open in the journal, and is repeated after the restart.
    if (this.#isClosed) return undefined;
    const outcome = this.#conclude(job, made);
    const milliseconds = Math.round(performance.now() - start);
    // Before writing to the journal: the remains of a failed build may have filled the disk.
    await this.#clean();
    builds.end(job.number, { outcome, milliseconds, steps }, new Date());
    const level = outcome.kind === 'failed' ? 'error' : 'info';
    log[level]({ build: job.number, milliseconds, steps, ...outcome }, `build ${outcome.kind}`);
    return outcome.kind;
  }

  /** A folder that cannot be removed now is removed after a later build. */
  async #clean(): Promise<void> {
    const { releases, journal, neededReleases, log } = this.#dependencies;
    try {
      await cleanReleases(releases, journal, neededReleases());
    } catch (error) {
      log.warn({ err: error }, 'old releases could not be removed');
    }
  }

  /** Stops the current build. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#dependencies.builder.close();
  }

  #begin(fallback: AskedReason): Job {
    const { deliveries, builds, journal, releases } = this.#dependencies;
    const covers = deliveries.lastNumber();
    const revisions = deliveries.revisionsSince(builds.lastCoveredDelivery());
    const reason = this.#reasonOf(fallback);
    const now = new Date();
    const number = builds.begin(reason, covers, now);
    const release = nextReleaseId(now, releaseFolders(releases));
    return { number, reason, covers, revisions, pin: readPin(journal), release };
  }

  #reasonOf(fallback: AskedReason): BuildReason {
    if (this.hasWork) return 'publish';
    if (fallback !== 'retry') return fallback;
    return this.#dependencies.builds.newest(1)[0]?.reason ?? 'start';
  }

  #conclude(job: Job, made: BuildOutcome): BuildOutcome {
    if (made.kind === 'failed')
      return { ...made, message: redact(made.message, this.#dependencies.secrets) };
    try {
      return showBuild(this.#dependencies, job, made);
    } catch (error) {
      const message = `The release could not be shown: ${failureMessage(error)}`;
      return { kind: 'failed', why: 'switch', message, reasons: [] };
    }
  }
}
