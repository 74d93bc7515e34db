import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader } from '@sanity/webhook';
import type { Locale } from '../../../locales/locale.ts';
import { createLog } from '../../../scripts/publish/log.ts';
import { type StartOptions, startPublishServer } from '../../../scripts/publish/start.ts';
import type { Status } from '../../../scripts/publish/status.ts';
import type { PulledContent } from '../../../scripts/report/report.ts';
import { readSettings } from '../../../scripts/settings.ts';
import type { Behaviour } from './behaviour.ts';
import { smallContent } from './smallContent.ts';
import { readContent, writeContent } from './testSite.ts';

export const SECRET = 'the-secret-of-a-test';

/** A publish server of a test: its own checkout, releases and port. */
export interface TestPublisher extends AsyncDisposable {
  readonly root: string;
  readonly releases: string;
  readonly origin: string;
  /** Lines of the log. */
  readonly log: readonly string[];
  behave(behaviour: Behaviour): Promise<void>;
  /** Changes what is published, without telling the server. */
  edit(change: (content: PulledContent) => PulledContent): Promise<void>;
  /** Changes a text. */
  write(key: string, text: string, locale?: Locale): Promise<void>;
  /** Sends a webhook. */
  deliver(delivery?: Delivery): Promise<Response>;
  status(): Promise<Status>;
  /** Waits until nothing is being built, and that many builds were made. */
  settle(builds: number): Promise<Status>;
  /** A file that visitors get. */
  served(file: string): Promise<string>;
  restart(options?: Partial<StartOptions>): Promise<void>;
}

/** A webhook, as the tests send it; what is not given is as it should be. */
export interface Delivery {
  readonly body?: string;
  readonly secret?: string;
  /** When it is signed, in milliseconds. */
  readonly time?: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly method?: string;
  readonly path?: string;
}

const WORKER = new URL('./worker.ts', import.meta.url);

/** Starts a publish server over a little content; its first release is made. */
export async function startTestPublisher(
  options: Partial<StartOptions> = {},
): Promise<TestPublisher> {
  const root = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const releases = options.releases ?? path.join(root, 'releases');
  const source = path.join(root, 'source');
  const log: string[] = [];
  const start = (given: Partial<StartOptions>) =>
    startPublishServer({
      ...{ root, releases, host: '127.0.0.1', port: 0, poll: 0, strict: false, worker: WORKER },
      settings: readSettings({ SANITY_WEBHOOK_SECRET: SECRET }),
      log: createLog([SECRET], { write: (line) => void log.push(line) }),
      ...given,
    });
  await writeContent(source, smallContent());
  const behave = (behaviour: Behaviour) =>
    writeFile(path.join(root, 'behaviour.json'), JSON.stringify(behaviour));
  await behave({});
  let server = await start(options);

  const publisher: TestPublisher = {
    ...{ root, releases, log, behave },
    get origin() {
      return server.origin;
    },
    edit: async (change) => writeContent(source, change(await readContent(source))),
    write: (key, text, locale = 'en') =>
      publisher.edit(({ site, catalogues }) => ({
        site,
        catalogues: { ...catalogues, [locale]: { ...catalogues[locale], [key]: text } },
      })),
    deliver: (delivery) => deliver(server.origin, delivery),
    status: async () => (await fetch(`${server.origin}/status`)).json(),
    settle: async (builds) => {
      for (;;) {
        const status = await publisher.status();
        const { state, isDue } = status.queue;
        if (state === 'idle' && !isDue && status.builds.length >= builds) return status;
        await wait(20);
      }
    },
    served: (file) => readFile(path.join(releases, 'current', 'site', file), 'utf8'),
    restart: async (given) => {
      await server.close();
      server = await start({ ...options, ...given });
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
  const { current } = await publisher.settle(1);
  if (!current) throw new Error(`There is no first release:\n${log.join('')}`);
  return publisher;
}

let count = 0;

/** Sends a webhook to a server. */
export async function deliver(origin: string, delivery: Delivery = {}): Promise<Response> {
  count += 1;
  const { body = JSON.stringify({ _id: `document-${count}` }), secret = SECRET } = delivery;
  const { time = Date.now(), method = 'POST', path: place = '/hooks/sanity' } = delivery;
  const headers = {
    'content-type': 'application/json',
    'sanity-webhook-signature': await encodeSignatureHeader(body, time, secret),
    'idempotency-key': `key-${count}`,
    ...delivery.headers,
  };
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  return fetch(origin + place, { method, headers: given, ...(method !== 'GET' && { body }) });
}
