import { CommandError } from '../command/command.ts';
import type { Sql } from '../disk/sql.ts';
import { holdRelease, readHold, restoreHold } from './hold.ts';
import { takeOverAssets } from './keptAssets.ts';
import { currentId, listReleases, type Release, requireCurrent, writeRelease } from './release.ts';
import { switchTo } from './switch.ts';

/**
 * Shows an earlier release again, until the next publish. Nothing is built. Tabs that were opened
 * on the release that is left keep their files.
 *
 * @param id the release to show; the one before the current one unless given
 * @returns the release that was left, and the one that is shown
 * @throws {CommandError} when there is no such release, or a publish came between
 */
export async function rollback(releases: string, journal: Sql, id: string | undefined, now: Date) {
  const from = requireCurrent(releases);
  const { to, before } = journal.transaction(() => {
    const target = findTarget(listReleases(releases), from, id);
    const former = readHold(journal);
    // From now on neither a build that is under way nor the clean-up can come between.
    holdRelease(journal, target.id, now);
    return { to: target, before: former };
  });
  try {
    const assets = await takeOverAssets(releases, from, to.id, now);
    await writeRelease(releases, { ...to, kept: [...to.kept, ...assets] });
    journal.transaction(() => {
      requireHold(releases, journal, to.id, now);
      switchTo(releases, to.id);
    });
  } catch (error) {
    journal.transaction(() => {
      if (isHeld(journal, to.id, now)) restoreHold(journal, before);
    });
    throw error;
  }
  return { from, to };
}

const isHeld = (journal: Sql, id: string, now: Date): boolean => {
  const hold = readHold(journal);
  return hold?.release === id && hold.since === now.toISOString();
};

/** A publish, or another rollback, may have come while the files were linked. */
function requireHold(releases: string, journal: Sql, id: string, now: Date): void {
  if (isHeld(journal, id, now)) return;
  throw new CommandError(
    `The current release changed during the rollback: visitors now see ${currentId(releases)}. Run it again, with the release to show`,
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
      `${from.id}, which visitors see, is the only release: the next publish makes another`,
    );
  throw new CommandError(
    id === undefined
      ? `There is no release before ${from.id}: name one of ${known}`
      : `There is no release ${id}: name one of ${known}`,
  );
}
