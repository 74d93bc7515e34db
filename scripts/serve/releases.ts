import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { currentLink, releasePaths } from '../release/paths.ts';
import { currentReleaseId, requireCurrentReleaseId } from '../release/release.ts';
import { createSiteServer, type ServeOptions } from './server.ts';

interface ReleasesOptions extends Omit<ServeOptions, 'client'> {
  /** The folder `releases`. */
  readonly releases: string;
}

/**
 * Creates a server for the current release. A request is answered entirely from the release that is
 * current when it arrives, so a switch needs no restart and interrupts no download.
 *
 * @throws {CommandError} when there is no release yet, or the link to it is broken
 */
export function createReleasesServer({ releases, ...rest }: ReleasesOptions): Server {
  const first = requireCurrentReleaseId(releases);
  if (!hasSite(releases, first))
    throw new CommandError(
      `${currentLink(releases)} points to ${first}, which has no site: run npm run rollback -- --releases ${releases}`,
    );
  let shown = first;
  const client = () => {
    const id = currentReleaseId(releases);
    // If a release is incomplete, e.g. while it is deleted by hand, keep serving the previous one.
    if (id !== undefined && id !== shown && hasSite(releases, id)) shown = id;
    return releasePaths(releases, shown).site;
  };
  return createSiteServer({ ...rest, client });
}

const hasSite = (releases: string, id: string): boolean =>
  existsSync(path.join(releasePaths(releases, id).site, 'index.html'));
