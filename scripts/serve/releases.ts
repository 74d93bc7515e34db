import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { currentLink, releasePlaces } from '../release/places.ts';
import { currentId, requireCurrentId } from '../release/release.ts';
import { createSiteServer, type ServeOptions } from './server.ts';

interface ReleasesOptions extends Omit<ServeOptions, 'client'> {
  /** The folder `releases`. */
  readonly releases: string;
}

/**
 * Makes a server for the current release. Each request is answered from the release that is current
 * when it arrives, to its end: a switch needs no restart and interrupts nobody.
 *
 * @throws {CommandError} when there is no release yet, or a link leads nowhere
 */
export function createReleasesServer({ releases, ...rest }: ReleasesOptions): Server {
  const first = requireCurrentId(releases);
  if (!hasSite(releases, first))
    throw new CommandError(
      `${currentLink(releases)} leads to ${first}, which has no site: run npm run rollback -- --releases ${releases}`,
    );
  let shown = first;
  const client = () => {
    const id = currentId(releases);
    // A release that is not there, as while it is removed by hand, is left for the one before.
    if (id !== undefined && id !== shown && hasSite(releases, id)) shown = id;
    return releasePlaces(releases, shown).site;
  };
  return createSiteServer({ ...rest, client });
}

const hasSite = (releases: string, id: string): boolean =>
  existsSync(path.join(releasePlaces(releases, id).site, 'index.html'));
