import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { failureMessage } from '../command/failure.ts';
import { historyFolder, recordCurrentRelease, recordRelease } from './history.ts';
import { currentLink } from './paths.ts';
import { currentReleaseId } from './release.ts';

/** Prefix of a link before it is renamed; a killed switch leaves one behind. */
export const UNFINISHED_LINK = '.current';

/**
 * Makes a release the current one. The link is replaced atomically by a rename: at any time, and after
 * a power cut at any time, it points to either the old release or the new one. Must be called within a
 * transaction of the journal, so that what was read before is still true.
 *
 * @param releases the folder `releases`
 * @throws the file system's error; the former release is current again
 */
export function switchRelease(releases: string, id: string): void {
  keepHistory(releases, () => recordCurrentRelease(releases));
  const former = currentReleaseId(releases);
  replaceLink(releases, id);
  try {
    flushFolder(releases);
  } catch (error) {
    if (former !== undefined) replaceLink(releases, former);
    throw error;
  }
  keepHistory(releases, () => recordRelease(releases, id, new Date()));
}

function replaceLink(releases: string, id: string): void {
  // A name that no other process uses.
  const next = path.join(releases, `${UNFINISHED_LINK}-${randomUUID()}`);
  symlinkSync(id, next);
  try {
    renameSync(next, currentLink(releases));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Must not prevent a switch: an entry that could not be written is added before the next switch. */
function keepHistory(releases: string, record: () => void): void {
  try {
    record();
  } catch (error) {
    console.error(
      `${historyFolder(releases)} does not record the current release yet: ${failureMessage(error)}`,
    );
  }
}

function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
