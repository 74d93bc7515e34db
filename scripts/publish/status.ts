import { compareStrings } from '../../locales/compareStrings.ts';
import { failureMessage } from '../command/failure.ts';
import type { Sql } from '../disk/sql.ts';
import { isOverdue } from '../filing/filingRecord.ts';
import { filingFolder, readFilings } from '../filing/records.ts';
import { readPin } from '../release/pin.ts';
import { currentRelease } from '../release/release.ts';
import type { BuildLoop } from './buildLoop.ts';
import type { Builds } from './builds.ts';
import type { Deliveries } from './deliveries.ts';
import type { FilingMaker } from './filingMaker.ts';
import type { Publisher } from './publisher.ts';
import type { Builder } from './worker/builder.ts';

/** Number of builds in the status. */
const MAX_BUILDS_SHOWN = 20;

export interface StatusSources {
  readonly releases: string;
  readonly journal: Sql;
  readonly deliveries: Deliveries;
  readonly builds: Builds;
  readonly builder: Builder;
  readonly publisher: Publisher;
  readonly loop: Pick<BuildLoop, 'queue' | 'retryAt'>;
  readonly filingMaker: FilingMaker;
  readonly startedAt: Date;
}

export type Status = ReturnType<typeof readStatus>;

/** The status of the publish server, as returned by `GET /status`. */
export function readStatus(sources: StatusSources) {
  const { releases, loop, filingMaker } = sources;
  const { queue, retryAt } = loop;
  const pin = readPin(sources.journal);
  return {
    startedAt: sources.startedAt.toISOString(),
    ...describeCurrent(releases),
    /** The rollback in force, if any. */
    rollback: pin ? { release: pin.release, since: pin.since } : null,
    queue: {
      state: queue.state,
      /** Whether a build follows the current one. */
      isDue: queue.isDue || sources.publisher.hasWork,
      /** When a failed build is retried. */
      retryAt: retryAt?.toISOString() ?? null,
      /** Whether a preloaded process is waiting, so that a build starts without delay. */
      isReady: sources.builder.isReady,
      lastDelivery: sources.deliveries.newest() ?? null,
    },
    filings: {
      /** Copies to file, by due date. */
      open: openFilings(releases, new Date()),
      isBusy: filingMaker.isBusy,
      /** Why the last attempt to make a copy failed. */
      problem: filingMaker.problem,
    },
    builds: sources.builds
      .newest(MAX_BUILDS_SHOWN)
      .map(({ outcome, ...build }) => ({ ...build, ...outcome })),
  };
}

/** The current release, or why its record cannot be read: operators need the status most then. */
function describeCurrent(releases: string) {
  try {
    const { kept = [], inputs: _, ...current } = currentRelease(releases) ?? {};
    const known = 'id' in current ? { ...current, keptAssets: kept.length } : null;
    return { current: known, problem: null };
  } catch (error) {
    return { current: null, problem: failureMessage(error) };
  }
}

const openFilings = (releases: string, now: Date) =>
  readFilings(releases)
    .filter(({ filed }) => !filed)
    .sort((a, b) => compareStrings(a.due, b.due))
    .map(({ filed: _, ...filing }) => ({
      ...filing,
      isOverdue: isOverdue(filing, now),
      folder: filingFolder(releases, filing.id),
    }));
