import type { Sql } from '../disk/sql.ts';
import { endPin, type Pin, readPin } from '../release/pin.ts';
import { currentReleaseId, listReleases } from '../release/release.ts';
import { switchRelease } from '../release/switchRelease.ts';
import type { BuildOutcome, BuildReason } from './builds.ts';

/** Where the releases and the rollbacks are. */
interface Places {
  /** The folder `releases`. */
  readonly releases: string;
  readonly journal: Sql;
}

/** What was known when a build began. */
export interface BuildStart {
  readonly reason: BuildReason;
  /** The newest delivery that the build contains. */
  readonly covers: number;
  readonly pin: Pin | undefined;
}

type Made = Exclude<BuildOutcome, { kind: 'failed' }>;
type Unchanged = Extract<Made, { kind: 'unchanged' }>;

/**
 * Shows what a build has made, unless a rollback prevents it.
 *
 * @returns the outcome for the journal
 * @throws the file system's error, with the former release current; the journal's, after the switch
 */
export const showBuild = (places: Places, start: BuildStart, made: Made): BuildOutcome =>
  made.kind === 'unchanged' ? catchUp(places, start, made) : show(places, start, made);

/**
 * The newest release may be complete but not current: the server was killed before switching to it,
 * or after a rollback the same content was published again.
 */
function catchUp(places: Places, start: BuildStart, made: Unchanged): BuildOutcome {
  const { releases, journal } = places;
  const newest = listReleases(releases).at(-1);
  const pin = readPin(journal);
  const isPinned = pin !== undefined && start.covers <= pin.after;
  if (!newest || isPinned) return made;
  const { id: release, changes } = newest;
  if (release !== currentReleaseId(releases))
    return show(places, start, { ...made, kind: 'published', release, changes });
  // The rollback was to the newest release, or the server was killed right after the switch.
  endPin(journal, start.covers);
  return made;
}

function show(
  { releases, journal }: Places,
  start: BuildStart,
  made: Exclude<Made, Unchanged>,
): BuildOutcome {
  return journal.transaction(() => {
    if (isBlocked(readPin(journal), start)) return { ...made, kind: 'unshown' };
    switchRelease(releases, made.release);
    endPin(journal);
    return { ...made, kind: 'published' };
  });
}

/**
 * Whether a rollback prevents a release from being shown. A publish after the rollback ends it; so
 * does one without a webhook, found by a poll that began after the rollback.
 */
export function isBlocked(
  pin: Pin | undefined,
  { covers, reason, pin: known }: BuildStart,
): boolean {
  if (!pin || covers > pin.after) return false;
  return reason === 'publish' || known?.since !== pin.since;
}
