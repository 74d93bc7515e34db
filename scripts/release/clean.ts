import { readdirSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from '../disk/sql.ts';
import { readPin } from './pin.ts';
import { currentReleaseId, isCompleteRelease, releaseFolders } from './release.ts';
import { UNFINISHED_LINK } from './switchRelease.ts';

/** Number of complete releases to keep in addition to those in use. */
const KEEP = 5;

const REMOVED = '.removed-';

/**
 * Removes old releases and the remains of interrupted builds; no build may be running. Releases in use
 * are kept whatever their age: the current one, the default target of a rollback and a pinned one.
 *
 * @param needed ids of other releases to keep
 * @returns the ids of the removed releases
 * @throws the first error if folders cannot be removed; all others are removed
 */
export async function cleanReleases(
  releases: string,
  journal: Sql,
  needed: readonly string[] = [],
): Promise<string[]> {
  const removed = journal.transaction(() => {
    for (const name of readdirSync(releases))
      if (name.startsWith(UNFINISHED_LINK)) rmSync(path.join(releases, name));
    const unused = unusedFolders(releases, [...needed, readPin(journal)?.release]);
    // Renamed first, because that is atomic: a rollback finds a release complete or not at all.
    for (const id of unused) renameSync(path.join(releases, id), path.join(releases, REMOVED + id));
    return unused;
  });
  const left = readdirSync(releases).filter((entry) => entry.startsWith(REMOVED));
  // One folder that cannot be removed does not keep the others on the disk.
  const ends = await Promise.allSettled(
    left.map((name) => rm(path.join(releases, name), { recursive: true, force: true })),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return removed;
}

function unusedFolders(releases: string, used: readonly (string | undefined)[]): string[] {
  const folders = releaseFolders(releases);
  const complete = folders.filter((id) => isCompleteRelease(releases, id));
  const current = currentReleaseId(releases) ?? '';
  const before = complete.findLast((id) => id < current);
  const stay = new Set([...used, ...complete.slice(-KEEP), current, before]);
  return folders.filter((id) => !stay.has(id));
}
