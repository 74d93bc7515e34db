import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { CommandError } from '../command.ts';
import { takeLock } from '../lock.ts';
import { cleanReleases } from '../release/clean.ts';
import { openJournal } from '../release/journal.ts';
import type { Settings } from '../settings.ts';
import { Builder } from './build/builder.ts';
import { Builds, type Reason } from './builds.ts';
import { Deliveries } from './deliveries.ts';
import { secretsOf } from './log.ts';
import { Publisher } from './publisher.ts';
import { Queue } from './queue.ts';
import { type Bounds, createPublishServer } from './server.ts';
import { readStatus, type Status } from './status.ts';

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
  /** The module that makes builds, in a process of its own. */
  readonly worker?: URL;
  /** Settings of builds, over those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Milliseconds after which a build is ended. */
  readonly limit?: number;
  /** What a sender may take. */
  readonly bounds?: Partial<Bounds>;
}

/** A publish server that runs. */
export interface RunningPublishServer {
  /** Its address, such as `http://127.0.0.1:3335`. */
  readonly origin: string;
  status(): Status;
  close(): Promise<void>;
}

const WORKER = new URL('./build/worker.ts', import.meta.url);
const LIMIT = 10 * 60 * 1000;

/**
 * Starts the publish server. What an earlier one left unfinished is made first.
 *
 * @throws {CommandError} when the webhook has no secret, or another server has the folder
 * @throws when the port is taken
 */
export async function startPublishServer(options: StartOptions): Promise<RunningPublishServer> {
  const { releases, settings, log, root, strict, environment = {} } = options;
  const { worker = WORKER, limit = LIMIT } = options;
  const secrets = requireSecrets(settings);
  await using opened = new AsyncDisposableStack();
  const journal = openJournal(releases);
  opened.defer(() => journal.close());
  const lock = takeLock(
    path.join(releases, 'lock.db'),
    `Another publish server has ${releases}: stop it, or give this one --releases DIR`,
  );
  opened.defer(() => lock.release());
  await cleanReleases(releases, journal);

  const deliveries = new Deliveries(journal);
  const builds = new Builds(journal);
  const builder = new Builder({ root, releases, worker, environment }, limit);
  const publisher = new Publisher({
    ...{ releases, journal, deliveries, builds, builder, log, strict },
    secrets: secretsOf(settings),
  });
  let reason: Reason = 'start';
  const queue = new Queue(() => publisher.publish(reason));
  opened.defer(async () => {
    await publisher.close();
    await queue.close();
  });

  const parts = { releases, journal, deliveries, builds, builder, publisher, queue };
  const startedAt = new Date();
  const status = () => readStatus({ ...parts, startedAt });
  const server = createPublishServer(
    {
      ...{ settings, secrets, deliveries, log, status },
      onPublish: () => queue.push(),
    },
    options.bounds,
  );
  opened.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  queue.push();
  if (options.poll > 0) {
    const timer = setInterval(poll, options.poll);
    opened.defer(() => clearInterval(timer));
  }
  const running = opened.move();
  return { origin: originOf(server), status, close: () => running.disposeAsync() };

  function poll(): void {
    if (queue.state !== 'idle') return;
    reason = 'poll';
    queue.push();
  }
}

/** An IPv6 address stands in brackets. */
function originOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  const { address: host, family, port } = address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}

function requireSecrets({ SANITY_WEBHOOK_SECRET: secrets }: Settings): readonly string[] {
  if (secrets) return secrets;
  throw new CommandError(
    "SANITY_WEBHOOK_SECRET is not set: without the webhook's secret nobody could tell a publish from a forgery. Make one with: openssl rand -hex 32",
  );
}
