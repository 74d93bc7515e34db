import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { CommandError } from '../command/command.ts';

/**
 * Tells a folder of releases that is out of reach from one that was never made.
 *
 * @param releases the folder `releases`
 * @throws {CommandError} when it is a link that leads nowhere, as to a disk that is not mounted
 */
export function refuseDanglingFolder(releases: string): void {
  const isLink = lstatSync(releases, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (!isLink || existsSync(releases)) return;
  throw new CommandError(
    `${releases} is a link to ${readlinkSync(releases)}, which is not there: mount or make that folder, or remove the link`,
  );
}
