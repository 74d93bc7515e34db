import path from 'node:path';
import type { Logger } from 'pino';
import { installedChromium } from '../command/chromium.ts';
import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';
import { takeLock } from '../disk/lock.ts';
import { releasesToFile } from '../filing/pending.ts';
import { cleanReleases } from '../release/clean.ts';
import { openJournal } from '../release/journal.ts';
import { listen } from '../web/listen.ts';
import { BuildLoop } from './buildLoop.ts';
import { Builds } from './builds.ts';
import { Deliveries } from './deliveries.ts';
import { FilingKeeper } from './filingKeeper.ts';
import { secretsOf } from './log.ts';
import { Publisher } from './publisher.ts';
import { createPublishServer, type SenderBounds } from './server.ts';
import { readStatus, type Status } from './status.ts';
import { Builder } from './worker/builder.ts';

/** How the publish server runs. */
export interface StartOptions {
  /** Folder of the checkout that builds are made in. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Milliseconds between looks for publishes whose webhook was lost; 0 for never. */
  readonly poll: number;
  /** Refuse all content for one broken document. */
  readonly strict: boolean;
  readonly settings: Settings;
  readonly log: Logger;
  /** Origin of the Studio whose pages may ask what became of a publish. */
  readonly studio?: string | undefined;
  /** Origin under which the releases are served (default: SITE_URL). */
  readonly site?: string;
  /** The module that makes builds, in a process of its own. */
  readonly worker?: URL;
  /** Settings of builds, over those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds after which a build is ended. */
  readonly limit?: number;
  /** Milliseconds until a build that failed is made again, each time. */
  readonly retries?: readonly number[];
  /** Print copies that are to be filed, where a Chromium is there (default: yes). */
  readonly prints?: boolean;
  /** What a sender may take. */
  readonly bounds?: Partial<SenderBounds>;
}

/** A publish server that runs. */
export interface RunningPublishServer {
  /** Its address, such as `http://127.0.0.1:3335`. */
  readonly origin: string;
  status(): Status;
  close(): Promise<void>;
}

const WORKER = new URL('./worker/worker.ts', import.meta.url);
const LIMIT = 10 * 60 * 1000;
const OPTIONS = { host: '--host', port: '--port' };

/**
 * Starts the publish server. What an earlier one left unfinished is made first.
 *
 * @throws {CommandError} when the webhook has no secret, the port is taken, or another server has the
 * folder or the checkout
 */
export async function startPublishServer(options: StartOptions): Promise<RunningPublishServer> {
  const { releases, settings, log, root, strict, environment = {} } = options;
  const { worker = WORKER, limit = LIMIT } = options;
  const secrets = requireSecrets(settings);
  await using opened = new AsyncDisposableStack();
  // Two servers that build in one checkout would stop each other.
  opened.use(
    takeLock(
      path.join(root, '.cache', 'publish-lock.db'),
      `Another publish server builds in ${root}: stop it, or start this one in a checkout of its own`,
    ),
  );
  const journal = opened.use(openJournal(releases));
  const refusal = `Another publish server has ${releases}: stop it, or give this one --releases DIR`;
  opened.use(takeLock(path.join(releases, 'lock.db'), refusal));
  await cleanReleases(releases, journal, releasesToFile(releases));

  const deliveries = new Deliveries(journal);
  const builds = new Builds(journal);
  const builder = new Builder({ root, releases, worker, environment }, limit);
  const keeper = new FilingKeeper({
    ...{ releases, log, origin: settings.SITE_URL },
    chromium: options.prints === false ? undefined : installedChromium(),
  });
  opened.defer(() => keeper.close());
  const publisher = new Publisher({
    ...{ releases, journal, deliveries, builds, builder, log, strict },
    secrets: secretsOf(settings),
    needed: () => keeper.needed,
  });
  const loop = new BuildLoop({ builds, keeper, publisher }, options.retries);
  opened.defer(() => loop.close());
  const { host, port, studio, site = settings.SITE_URL } = options;
  const parts = {
    ...{ releases, journal, deliveries, builds, builder, publisher, keeper },
    ...{ queue: loop.queue, retries: loop.retries, startedAt: new Date() },
    ...{ settings, secrets, log, host, studio, site, onPublish: () => loop.publish() },
  };
  const server = createPublishServer(parts, options.bounds);
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = await listen(server, { host, port, setWith: OPTIONS });
  loop.start(options.poll);
  const running = opened.move();
  return { origin, status: () => readStatus(parts), close: () => running.disposeAsync() };
}

function requireSecrets({ SANITY_WEBHOOK_SECRET: secrets }: Settings): readonly string[] {
  if (secrets) return secrets;
  throw new CommandError(
    'SANITY_WEBHOOK_SECRET is not set: without it, anyone could send webhooks. Make one with: openssl rand -hex 32',
  );
}
