import { writeFile } from 'node:fs/promises';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { PICTURE_HOST } from '../../../studio/compose/site/pictures.ts';
import type { Settings } from '../../command/settings.ts';
import { type Bounds, boundedFetch } from './boundedFetch.ts';
import { startEmbedded } from './embedded.ts';
import { type Patience, RefusedAnswer, retry } from './retry.ts';

/** Where content comes from: Sanity's lake, a host that speaks its API, or the embedded lake. */
export interface Source extends AsyncDisposable {
  readonly client: SanityClient;
  /** For messages: `project abc123, dataset production` or `embedded dataset`. */
  readonly name: string;
  /**
   * Fetches a picture into a file, within the limits of every request of the pull.
   *
   * @throws {RefusedAnswer} when the answer is a refusal
   */
  download(url: string, file: string): Promise<void>;
  /** Hosts that pictures may come from. */
  readonly pictureOrigins: ReadonlySet<string>;
}

/** What a source may take, and how often it is asked again. */
export interface Limits extends Bounds, Patience {
  /** Largest picture, in bytes: it goes to the disk. */
  readonly maxPictureBytes: number;
}

/** Limits of every pull; tests set narrower ones. */
export const LIMITS: Limits = {
  timeLimit: 4 * 60 * 1000,
  // About 16 times as much is held when the documents of an answer are written as the site's content.
  maxBytes: 20 * 1024 * 1024,
  maxPictureBytes: 64 * 1024 * 1024,
  retries: 4,
  firstDelay: 200,
  longestWait: 60 * 1000,
};

/** Hosts that pictures of a configured source may come from. */
export const pictureOriginsOf = ({ SANITY_API_HOST: host }: Settings): ReadonlySet<string> =>
  new Set([PICTURE_HOST, ...(host ? [host] : [])]);

/**
 * Opens the configured source, else the embedded lake on a free port.
 *
 * @param dataset folder of the embedded dataset
 * @param start starts the embedded lake
 */
export async function openSource(
  settings: Settings,
  dataset: string,
  limits: Limits,
  start = startEmbedded,
): Promise<Source> {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_HOST: host } = settings;
  if (!projectId && !host) return openEmbedded(settings, dataset, limits, start);
  const name = [host, projectId && `project ${projectId}`, `dataset ${settings.SANITY_DATASET}`];
  const address = host && { apiHost: host, useProjectHostname: false };
  return {
    client: connect(settings, limits, { projectId: projectId ?? 'local', ...address }),
    name: name.filter(Boolean).join(', '),
    download: downloader(limits),
    pictureOrigins: pictureOriginsOf(settings),
    [Symbol.asyncDispose]: async () => {},
  };
}

async function openEmbedded(
  settings: Settings,
  dataset: string,
  limits: Limits,
  start: typeof startEmbedded,
): Promise<Source> {
  await using started = new AsyncDisposableStack();
  const lake = await start(dataset);
  // Left running, it would keep a command that fails here from ending.
  started.defer(async () => {
    await lake.close();
  });
  const address = { apiHost: lake.origin, projectId: 'embedded', useProjectHostname: false };
  const source = {
    client: connect({ ...settings, SANITY_API_TOKEN: undefined }, limits, address),
    name: 'embedded dataset',
    download: downloader(limits),
    pictureOrigins: new Set([lake.origin]),
  };
  const running = started.move();
  return { ...source, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

function downloader(limits: Limits): Source['download'] {
  const get = boundedFetch({ ...limits, maxBytes: limits.maxPictureBytes });
  return (url, file) =>
    retry(async () => {
      const answer = await get(url);
      if (!answer.ok) throw new RefusedAnswer(answer);
      await writeFile(file, answer.body ?? '');
    }, limits);
}

function connect(settings: Settings, limits: Limits, address: ClientConfig): SanityClient {
  // All tries together must end within the limit.
  const deadline = AbortSignal.timeout(limits.timeLimit);
  const bounded = boundedFetch(limits, deadline);
  return createClient({
    dataset: settings.SANITY_DATASET,
    apiVersion: settings.SANITY_API_VERSION,
    ...(settings.SANITY_API_TOKEN && { token: settings.SANITY_API_TOKEN }),
    perspective: 'published',
    useCdn: false,
    // Its own tries do not wait for as long as a server asks.
    maxRetries: 0,
    requestHandler: (request, next) =>
      retry(() => next({ ...request, fetch: bounded }), { ...limits, signal: deadline }),
    // It would print a server's words as they are; this command says what went wrong itself.
    ignoreWarnings: /^/,
    ...address,
  });
}
