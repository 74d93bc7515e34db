import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';
import { createLog, secretsOf } from '../publish/log.ts';
import { type RunningPublishServer, startPublishServer } from '../publish/start.ts';
import { currentRelease } from '../release/release.ts';
import { createReleasesServer } from '../serve/releases.ts';
import { listen } from '../web/listen.ts';
import { type EmbeddedLake, settingsFor } from './embeddedLake.ts';
import type { Service } from './services.ts';

/** The configuration of publishing, known before any of it runs. */
interface PublishingPlan {
  readonly settings: Settings;
  /** The folder `releases`. */
  readonly releases: string;
  readonly sitePort: number;
  readonly hookPort: number;
  /** URL of the publish server, as browsers reach it. */
  readonly address: string;
  /** Origin of the Studio that shows the outcome of each publish, if there is one. */
  readonly studio: string | undefined;
  /** The webhook that the lake calls. */
  readonly webhook: { readonly url: string; readonly secret: string };
}

/** A publish server on the embedded lake, and the site that it publishes. */
export interface Publishing extends Service {
  readonly server: string;
  readonly site: string;
}

/** Plans publishing; generates the webhook secret if unset, as only the lake and the server use it. */
export function planPublishing(
  options: Omit<PublishingPlan, 'address' | 'webhook'>,
): PublishingPlan {
  const address = `http://127.0.0.1:${options.hookPort}`;
  const [secret = randomBytes(32).toString('hex')] = options.settings.SANITY_WEBHOOK_SECRET ?? [];
  const settings = { ...options.settings, SANITY_WEBHOOK_SECRET: [secret] };
  return { ...options, settings, address, webhook: { url: `${address}/hooks/sanity`, secret } };
}

/**
 * Publishes on this machine: builds and verifies what is published in the lake, and serves the
 * release as visitors see it.
 *
 * @throws when the port of the publish server is taken
 * @throws {CommandError} when another publish server uses the folder
 */
export async function startPublishing(
  { releases, sitePort, hookPort, studio, ...plan }: PublishingPlan,
  lake: EmbeddedLake,
): Promise<Publishing> {
  const environment = settingsFor(lake);
  const settings = { ...plan.settings, ...environment };
  const log = createLog(secretsOf(settings));
  log.level = 'warn';
  const site = `http://localhost:${sitePort}`;
  const server = await startPublishServer({
    root: process.cwd(),
    releases,
    settings,
    environment,
    log,
    studio,
    site,
    host: '127.0.0.1',
    port: hookPort,
    poll: 0,
    strict: false,
    prints: false,
  });
  const closing = new AbortController();
  return {
    name: 'Publishing',
    server: server.origin,
    site,
    ready: waitForRelease(server, releases, closing.signal).then(serve),
    close: () => {
      closing.abort();
      return server.close();
    },
  };

  async function serve(): Promise<void> {
    const { CONTACT_ENDPOINT: contactEndpoint } = settings;
    const server = createReleasesServer({ releases, contactEndpoint });
    await listen(server, { host: 'localhost', port: sitePort, signal: closing.signal });
  }
}

/** Waits for the first release; later starts serve the existing one while they build. */
async function waitForRelease(
  server: RunningPublishServer,
  releases: string,
  signal: AbortSignal,
): Promise<void> {
  // The journal also lists the builds of earlier starts.
  const former = server.status().builds[0]?.number ?? 0;
  while (!currentRelease(releases)) {
    const [newest] = server.status().builds;
    if (newest && newest.number > former && newest.outcome?.kind === 'failed')
      throw new CommandError(`Nothing could be published: ${newest.outcome.message}`);
    await wait(100, undefined, { signal });
  }
}
