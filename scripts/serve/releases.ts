import { createServer, type Server } from 'node:http';
import { CommandError } from '../command.ts';
import { placesOf } from '../release/places.ts';
import { currentId } from '../release/release.ts';
import { createSiteHandler, type ServeOptions, type SiteHandler } from './server.ts';

interface ReleasesOptions extends Omit<ServeOptions, 'client'> {
  /** The folder `releases`. */
  readonly releases: string;
}

/**
 * Makes a server for the current release. Each request is answered from the release that is current
 * when it arrives, to its end: a switch needs no restart and interrupts nobody.
 *
 * @throws {CommandError} when there is no release yet
 */
export async function createReleasesServer(options: ReleasesOptions): Promise<Server> {
  const { releases, ...rest } = options;
  const first = currentId(releases);
  if (first === undefined)
    throw new CommandError(`${releases} has no current release: run npm run publish-server first`);

  let shown = await show(first);
  let next: { readonly id: string; readonly handler: Promise<SiteHandler> } | undefined;
  return createServer(async (request, response) => {
    const handle = await currentHandler();
    handle(request, response);
  });

  async function show(id: string) {
    const client = placesOf(releases, id).site;
    return { id, handle: await createSiteHandler({ ...rest, client }) };
  }

  function currentHandler(): SiteHandler | Promise<SiteHandler> {
    const id = currentId(releases) ?? shown.id;
    if (id === shown.id) return shown.handle;
    if (next?.id !== id) next = { id, handler: switchTo(id) };
    return next.handler;
  }

  /** A release that cannot be read, as while it is removed by hand, is left for the one before. */
  async function switchTo(id: string): Promise<SiteHandler> {
    try {
      shown = await show(id);
    } catch (error) {
      next = undefined;
      console.error(`Release ${id} cannot be served:`, error);
    }
    return shown.handle;
  }
}
