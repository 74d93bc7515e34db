import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { failureMessage } from '../command/failure.ts';
import { historyFolder, recordCurrent, recordShown } from './history.ts';
import { currentLink } from './places.ts';

/** Links before they are renamed begin with this; a switch that was killed leaves one. */
export const UNFINISHED_LINK = '.current';

/**
 * Makes a release the one that visitors see: the link is replaced by a rename, so that at every
 * moment, and after a power cut at any moment, it leads to the old release or to the new one. To be
 * called within the journal's lock: what is looked up before must still be true.
 *
 * @param releases the folder `releases`
 */
export function switchTo(releases: string, id: string): void {
  keepHistory(releases, () => recordCurrent(releases));
  // No other process has a link of this name.
  const next = path.join(releases, `${UNFINISHED_LINK}-${randomUUID()}`);
  symlinkSync(id, next);
  try {
    renameSync(next, currentLink(releases));
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  flushFolder(releases);
  keepHistory(releases, () => recordShown(releases, id, new Date()));
}

/** What visitors see comes first: a line that finds no room is written before the next switch. */
function keepHistory(releases: string, record: () => void): void {
  try {
    record();
  } catch (error) {
    console.error(
      `${historyFolder(releases)} does not say yet what is shown: ${failureMessage(error)}`,
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
