import { closeSync, fsyncSync, openSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { currentLink } from './places.ts';

/**
 * Makes a release the one that visitors see: the link is replaced by a rename, so that at every
 * moment, and after a power cut at any moment, it leads to the old release or to the new one.
 *
 * @param releases the folder `releases`
 */
export function switchTo(releases: string, id: string): void {
  const next = path.join(releases, '.current');
  // A switch that was killed may have left it.
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, currentLink(releases));
  flushFolder(releases);
}

function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
