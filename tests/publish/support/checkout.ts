import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../../locales/locale.ts';
import type { PulledContent } from '../../../scripts/content/pulledContent.ts';
import type { Behaviour } from './behaviour.ts';
import { smallContent } from './smallContent.ts';
import { readContent, writeContent } from './testSite.ts';

/** Input of a test's publish server: small content, and how builds behave. */
export interface PublishCheckout extends AsyncDisposable {
  readonly root: string;
  readonly releases: string;
  behave(behaviour: Behaviour): Promise<void>;
  /** Changes the published content, without notifying the server. */
  edit(change: (content: PulledContent) => PulledContent): Promise<void>;
  write(key: string, text: string, locale?: Locale): Promise<void>;
  /** Waits until this number of pulls were made. */
  waitForPulls(count: number): Promise<void>;
}

/** The test's worker. */
export const WORKER = new URL('./worker.ts', import.meta.url);

/** Options of a test's publish server, which does not poll. */
export const SERVER_OPTIONS = {
  host: '127.0.0.1',
  port: 0,
  poll: 0,
  strict: false,
  worker: WORKER,
  prints: false,
};

export async function makePublishCheckout(): Promise<PublishCheckout> {
  const root = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const source = path.join(root, 'source');
  const checkout: PublishCheckout = {
    root,
    releases: path.join(root, 'releases'),
    behave: async (behaviour) => {
      const file = path.join(root, 'behaviour.json');
      // Written atomically: a paused build reads it repeatedly.
      await writeFile(`${file}.part`, JSON.stringify(behaviour));
      await rename(`${file}.part`, file);
    },
    edit: async (change) => writeContent(source, change(await readContent(source))),
    write: (key, text, locale = 'en') =>
      checkout.edit(({ site, catalogues }) => ({
        site,
        catalogues: { ...catalogues, [locale]: { ...catalogues[locale], [key]: text } },
      })),
    waitForPulls: async (count) => {
      const read = () => readFile(path.join(root, 'pulls'), 'utf8').catch(() => '');
      while ((await read()).length < count) await wait(10);
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
  await mkdir(checkout.releases);
  await writeContent(source, smallContent());
  await checkout.behave({});
  return checkout;
}
