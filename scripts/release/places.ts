import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command/command.ts';

/**
 * Where a release keeps what.
 *
 * @param releases the folder `releases`
 */
export function releasePlaces(releases: string, id: string) {
  const folder = path.join(releases, id);
  const inside = (name: string) => path.join(folder, name);
  return {
    folder,
    /** What is served: the built site. */
    site: inside('site'),
    /** What configurations of web servers include. */
    hosting: inside('hosting'),
    /** The content that the site was made from. */
    content: inside('content'),
    /** What its pages say, for the history. */
    texts: inside('texts.ndjson'),
    /** Written last: a folder without it is no release. */
    record: inside('release.json'),
    reportJson: inside('report.json'),
    reportHtml: inside('report.html'),
  };
}

/** The link to the release that visitors see; web servers serve `releases/current/site`. */
export const currentLink = (releases: string): string => path.join(releases, 'current');

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
