import { accessSync, constants, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';

/**
 * The files and folders of a release.
 *
 * @param releases the folder `releases`
 */
export function releasePaths(releases: string, id: string) {
  const folder = path.join(releases, id);
  const inside = (name: string) => path.join(folder, name);
  return {
    folder,
    /** The built site, which is served. */
    site: inside('site'),
    /** Files that web server configurations include. */
    hosting: inside('hosting'),
    /** The content that the site was made from. */
    content: inside('content'),
    /** The texts of its pages, for the history. */
    texts: inside('texts.ndjson'),
    /** Written last: a folder without it is not a complete release. */
    record: inside('release.json'),
    reportJson: inside('report.json'),
    reportHtml: inside('report.html'),
  };
}

/** The link to the current release; web servers serve `releases/current/site`. */
export const currentLink = (releases: string): string => path.join(releases, 'current');

/**
 * Distinguishes a releases folder that is unreachable from one that was never created.
 *
 * @param releases the folder `releases`
 * @throws {CommandError} when this user cannot list it or open its files, or when it is a dangling link,
 * for example to a disk that is not mounted
 */
export function refuseUnreachable(releases: string): void {
  try {
    readdirSync(releases);
    accessSync(releases, constants.X_OK);
  } catch (error) {
    if (failureCode(error) !== 'ENOENT') throw explainDiskFailure(error, 'Nothing was changed');
    if (!lstatSync(releases, { throwIfNoEntry: false })?.isSymbolicLink()) return;
    throw new CommandError(
      `${releases} is a link to ${readlinkSync(releases)}, which does not exist: mount or create that folder, or remove the link`,
    );
  }
}

/**
 * Recognises releases that were copied with a program that follows links: no switch could replace the
 * folder that it made.
 *
 * @param releases the folder `releases`
 * @throws {CommandError} when `current` is not a link
 */
export function refuseCopiedLink(releases: string): void {
  const link = currentLink(releases);
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ?? true) return;
  throw new CommandError(
    `${link} is not a link, for example because the releases were copied with scp: remove it, then run npm run publish-server, which links the newest release`,
  );
}
