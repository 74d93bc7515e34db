import { CommandError } from '../command/command.ts';
import type { Sql } from '../disk/sql.ts';
import { carryOverAssets } from './keptAssets.ts';
import { pinRelease, readPin, restorePin } from './pin.ts';
import {
  currentReleaseId,
  listReleases,
  type Release,
  requireCurrentRelease,
  writeRelease,
} from './release.ts';
import { switchRelease } from './switchRelease.ts';

/**
 * Switches to an earlier release until the next publish, without a build. Tabs that show the previous
 * release keep their files.
 *
 * @param id target release (default: the one before the current one)
 * @returns the previous release and the one now shown
 * @throws {CommandError} when there is no such release, or a publish interfered
 */
export async function rollback(releases: string, journal: Sql, id: string | undefined, now: Date) {
  const from = requireCurrentRelease(releases);
  const { to, before } = journal.transaction(() => {
    const target = findTarget(listReleases(releases), from, id);
    const former = readPin(journal);
    // From now on, neither a running build nor a clean-up can interfere.
    pinRelease(journal, target.id, now);
    return { to: target, before: former };
  });
  try {
    const assets = await carryOverAssets(releases, from, to.id, now);
    await writeRelease(releases, { ...to, kept: [...to.kept, ...assets] });
    journal.transaction(() => {
      requirePin(releases, journal, to.id, now);
      switchRelease(releases, to.id);
    });
  } catch (error) {
    try {
      journal.transaction(() => {
        if (isPinned(journal, to.id, now)) restorePin(journal, before);
      });
    } catch {
      // A full disk, for example, which is the reason of the first error too. The next rollback or
      // publish ends the pin.
    }
    throw error;
  }
  return { from, to };
}

const isPinned = (journal: Sql, id: string, now: Date): boolean => {
  const pin = readPin(journal);
  return pin?.release === id && pin.since === now.toISOString();
};

/** A publish or another rollback may have happened while the files were linked. */
function requirePin(releases: string, journal: Sql, id: string, now: Date): void {
  if (isPinned(journal, id, now)) return;
  throw new CommandError(
    `The current release changed during the rollback: visitors now see ${currentReleaseId(releases)}. Run the rollback again and specify the release`,
  );
}

function findTarget(all: readonly Release[], from: Release, id: string | undefined): Release {
  const known = all.map((release) => release.id).join(', ');
  if (id === from.id) throw new CommandError(`${id} is already the current release`);
  const target =
    id === undefined
      ? all.findLast((release) => release.id < from.id)
      : all.find((release) => release.id === id);
  if (target) return target;
  if (all.length === 1)
    throw new CommandError(
      `${from.id}, the current release, is the only one: the next publish makes another`,
    );
  throw new CommandError(
    id === undefined
      ? `There is no release before ${from.id}: choose one of ${known}`
      : `There is no release ${id}: choose one of ${known}`,
  );
}
