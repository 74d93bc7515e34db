import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { createLog, secretsOf } from '../../../scripts/publish/log.ts';
import { type StartOptions, startPublishServer } from '../../../scripts/publish/start.ts';
import type { Status } from '../../../scripts/publish/status.ts';
import { makePublishCheckout, type PublishCheckout, SERVER_OPTIONS } from './checkout.ts';
import { type Delivery, deliver, SECRET } from './deliver.ts';
import { readStatus, settle } from './status.ts';

const SETTINGS = readSettings({ SANITY_WEBHOOK_SECRET: SECRET });

/** A test's publish server, with its own checkout, releases and port. */
export interface TestPublisher extends PublishCheckout {
  readonly origin: string;
  /** Lines of its log. */
  readonly log: readonly string[];
  deliver(delivery?: Delivery): Promise<Response>;
  status(): Promise<Status>;
  /** Waits until the server is idle and has made this number of builds. */
  settle(builds: number): Promise<Status>;
  /** A file of the current release. */
  served(file: string): Promise<string>;
  restart(options?: Partial<StartOptions>): Promise<void>;
}

/** Starts a publish server with small content and a first release. */
export async function startTestPublisher(
  options: Partial<StartOptions> = {},
): Promise<TestPublisher> {
  const checkout = await makePublishCheckout();
  const { root, releases = checkout.releases } = { ...checkout, ...options };
  const log: string[] = [];
  const start = (given: Partial<StartOptions>) =>
    startPublishServer({
      ...SERVER_OPTIONS,
      root,
      releases,
      settings: SETTINGS,
      log: createLog(secretsOf(given.settings ?? SETTINGS), {
        write: (line) => void log.push(line),
      }),
      ...given,
    });
  let server = await start(options).catch(async (error: unknown) => {
    await checkout[Symbol.asyncDispose]();
    throw error;
  });
  const { current } = await settle(server.origin, 1);
  if (!current) throw new Error(`There is no first release:\n${log.join('')}`);
  return {
    ...checkout,
    releases,
    log,
    get origin() {
      return server.origin;
    },
    deliver: (delivery) => deliver(server.origin, delivery),
    status: () => readStatus(server.origin),
    settle: (builds) => settle(server.origin, builds),
    served: (file) => readFile(path.join(releases, 'current', 'site', file), 'utf8'),
    restart: async (given) => {
      await server.close();
      server = await start({ ...options, ...given });
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await checkout[Symbol.asyncDispose]();
    },
  };
}
