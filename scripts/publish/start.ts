import path from 'node:path';
import type { Logger } from 'pino';
import { findChromium } from '../command/chromium.ts';
import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';
import { takeLock } from '../disk/lock.ts';
import { releasesToFile } from '../filing/pendingFilings.ts';
import { cleanReleases } from '../release/clean.ts';
import { openJournal } from '../release/journal.ts';
import { listen } from '../web/listen.ts';
import { BuildLoop } from './buildLoop.ts';
import { Builds } from './builds.ts';
import { Deliveries } from './deliveries.ts';
import { FilingMaker } from './filingMaker.ts';
import { secretsOf } from './log.ts';
import { Publisher } from './publisher.ts';
import { type ClientLimits, createPublishServer } from './server.ts';
import { readStatus, type Status } from './status.ts';
import { Builder } from './worker/builder.ts';

export interface StartOptions {
  /** Root of the checkout in which builds are made. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Interval in milliseconds to check for publishes whose webhook was lost; 0 for never. */
  readonly poll: number;
  /** Refuse all content if one document is invalid. */
  readonly strict: boolean;
  readonly settings: Settings;
  readonly log: Logger;
  /** Origin of the Studio that may request outcomes. */
  readonly studio?: string | undefined;
  /** Origin of the published site (default: SITE_URL). */
  readonly site?: string;
  /** Entry module of the build process. */
  readonly worker?: URL;
  /** Environment variables of the build process that override those of this one. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Timeout of a build in milliseconds. */
  readonly limit?: number;
  /** Delays of successive retries, in milliseconds. */
  readonly retries?: readonly number[];
  /** Print the copies to file, if Chromium is installed (default: true). */
  readonly prints?: boolean;
  readonly clientLimits?: Partial<ClientLimits>;
}

export interface RunningPublishServer {
  /** The address, such as `http://127.0.0.1:3335`. */
  readonly origin: string;
  status(): Status;
  close(): Promise<void>;
}

const WORKER = new URL('./worker/worker.ts', import.meta.url);
const LIMIT = 10 * 60 * 1000;
const OPTIONS = { host: '--host', port: '--port' };

/**
 * Starts the publish server. Builds that a previous one left unfinished are made first.
 *
 * @throws {CommandError} when no secret is set, the port is in use, or another publish server uses the
 * folder or the checkout
 */
export async function startPublishServer(options: StartOptions): Promise<RunningPublishServer> {
  const { releases, settings, log, root, strict, environment = {} } = options;
  const { worker = WORKER, limit = LIMIT } = options;
  const secrets = requireSecrets(settings);
  await using opened = new AsyncDisposableStack();
  // Builds of two servers in one checkout would fail each other.
  opened.use(
    takeLock(
      path.join(root, '.cache', 'publish-lock.db'),
      `Another publish server is using the checkout ${root}: stop it, or start this one in a separate checkout`,
    ),
  );
  const journal = opened.use(openJournal(releases));
  const refusal = `Another publish server is using ${releases}: stop it, or start this one with --releases DIR`;
  opened.use(takeLock(path.join(releases, 'lock.db'), refusal));
  // A folder that cannot be removed now is removed after a build.
  await cleanReleases(releases, journal, releasesToFile(releases)).catch((error: unknown) => {
    log.warn({ err: error }, 'old releases could not be removed');
  });

  const deliveries = new Deliveries(journal);
  const builds = new Builds(journal);
  const builder = new Builder({ root, releases, worker, environment }, limit);
  const filingMaker = new FilingMaker({
    releases,
    log,
    origin: settings.SITE_URL,
    chromium: options.prints === false ? undefined : findChromium(),
  });
  opened.defer(() => filingMaker.close());
  const shared = { releases, journal, deliveries, builds, builder, log };
  const publisher = new Publisher({
    ...shared,
    strict,
    secrets: secretsOf(settings),
    neededReleases: () => filingMaker.neededReleases,
  });
  const loop = new BuildLoop({ filingMaker, publisher }, options.retries);
  opened.defer(() => loop.close());
  const { host, port, studio, site = settings.SITE_URL } = options;
  const dependencies = {
    ...shared,
    publisher,
    filingMaker,
    loop,
    startedAt: new Date(),
    settings,
    secrets,
    host,
    studio,
    site,
    onPublish: () => loop.publish(),
  };
  const server = createPublishServer(dependencies, options.clientLimits);
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = await listen(server, { host, port, setWith: OPTIONS });
  loop.start(options.poll);
  const running = opened.move();
  return { origin, status: () => readStatus(dependencies), close: () => running.disposeAsync() };
}

function requireSecrets({ SANITY_WEBHOOK_SECRET: secrets }: Settings): readonly string[] {
  if (secrets) return secrets;
  throw new CommandError(
    'SANITY_WEBHOOK_SECRET is not set: without it, anyone could send webhooks. Generate one with: openssl rand -hex 32',
  );
}
