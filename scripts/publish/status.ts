import type { Sql } from '../disk/sql.ts';
import { isOverdue } from '../filing/describeFiling.ts';
import { filingFolder, readFilings } from '../filing/records.ts';
import { readHold } from '../release/hold.ts';
import { currentRelease } from '../release/release.ts';
import type { Builds } from './builds.ts';
import type { Deliveries } from './deliveries.ts';
import type { FilingKeeper } from './filingKeeper.ts';
import type { Publisher } from './publisher.ts';
import type { Queue } from './queue.ts';
import type { Retries } from './retries.ts';
import type { Builder } from './worker/builder.ts';

/** Builds that are told of. */
const SHOWN = 20;

/** What a status is made of. */
export interface StatusParts {
  readonly releases: string;
  readonly journal: Sql;
  readonly deliveries: Deliveries;
  readonly builds: Builds;
  readonly builder: Builder;
  readonly publisher: Publisher;
  readonly queue: Queue;
  readonly retries: Retries;
  readonly keeper: FilingKeeper;
  readonly startedAt: Date;
}

export type Status = ReturnType<typeof readStatus>;

/** How the publish server is, as `GET /status` answers it. */
export function readStatus(parts: StatusParts) {
  const { releases, queue, keeper } = parts;
  const { kept = [], inputs: _, ...current } = currentRelease(releases) ?? {};
  const hold = readHold(parts.journal);
  return {
    startedAt: parts.startedAt.toISOString(),
    current: 'id' in current ? { ...current, keptAssets: kept.length } : null,
    /** The rollback in force, if one is. */
    rollback: hold ? { release: hold.release, since: hold.since } : null,
    queue: {
      state: queue.state,
      /** Whether a build follows the present one. */
      isDue: queue.isDue || parts.publisher.hasWork,
      /** When a build that failed is made again. */
      retryAt: parts.retries.at?.toISOString() ?? null,
      /** Whether a process waits that has loaded all, so that a build begins at once. */
      isReady: parts.builder.isReady,
      lastDelivery: parts.deliveries.newest() ?? null,
    },
    filings: {
      /** Copies that are to be filed, what is due first at the top. */
      open: openFilings(releases, new Date()),
      isBusy: keeper.isBusy,
      /** Why one is not kept yet. */
      problem: keeper.problem,
    },
    builds: parts.builds.newest(SHOWN).map(({ outcome, ...build }) => ({ ...build, ...outcome })),
  };
}

const openFilings = (releases: string, now: Date) =>
  readFilings(releases)
    .filter(({ filed }) => !filed)
    .sort((a, b) => a.due.localeCompare(b.due))
    .map(({ filed: _, ...filing }) => ({
      ...filing,
      isOverdue: isOverdue(filing, now),
      folder: filingFolder(releases, filing.id),
    }));
