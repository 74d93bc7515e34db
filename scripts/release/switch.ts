import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { historyFolder, recordShown } from './history.ts';
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
  keepShown(releases, id);
}

/** Visitors see the release already: without its history it is shown all the same. */
function keepShown(releases: string, id: string): void {
  try {
    recordShown(releases, id, new Date());
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(`Release ${id} is shown, but ${historyFolder(releases)} does not say so: ${why}`);
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
