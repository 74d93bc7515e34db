import { writeFile } from 'node:fs/promises';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { PICTURE_HOST } from '../../../studio/compose/site/pictures.ts';
import type { Settings } from '../../command/settings.ts';
import { boundedFetch, type FetchLimits } from './boundedFetch.ts';
import { startEmbeddedLake } from './embeddedLake.ts';
import { ErrorResponse, type RetryOptions, retry } from './retry.ts';

/** Where content comes from: Sanity's lake, a host with the same API, or the embedded lake. */
export interface Source extends AsyncDisposable {
  readonly client: SanityClient;
  /** For messages: `project abc123, dataset production` or `embedded dataset`. */
  readonly name: string;
  /**
   * Downloads a picture to a file, within the limits of all requests of the pull.
   *
   * @throws {ErrorResponse} when the response has an error status
   */
  download(url: string, file: string): Promise<void>;
  /** Hosts that may serve pictures. */
  readonly pictureOrigins: ReadonlySet<string>;
}

export interface Limits extends FetchLimits, RetryOptions {
  /** Maximum size of a picture in bytes; pictures are streamed to disk. */
  readonly maxPictureBytes: number;
}

/** Default limits of a pull. */
export const LIMITS: Limits = {
  timeLimit: 4 * 60 * 1000,
  // A pull takes about 16 times as much memory while it turns a response into the site's content.
  maxBytes: 20 * 1024 * 1024,
  maxPictureBytes: 64 * 1024 * 1024,
  retries: 4,
  firstDelay: 200,
  maxWait: 60 * 1000,
};

/** Hosts that may serve pictures of a configured source. */
export const pictureOriginsOf = ({ SANITY_API_HOST: host }: Settings): ReadonlySet<string> =>
  new Set(host ? [PICTURE_HOST, host] : [PICTURE_HOST]);

/**
 * Opens the configured source, or the embedded lake on a free port.
 *
 * @param dataset folder of the embedded dataset
 * @param start starts the embedded lake
 */
export async function openSource(
  settings: Settings,
  dataset: string,
  limits: Limits,
  start = startEmbeddedLake,
): Promise<Source> {
  if (settings.SANITY_PROJECT_ID || settings.SANITY_API_HOST)
    return connectSource(settings, limits);
  const lake = await start(dataset);
  const own = {
    SANITY_PROJECT_ID: 'embedded',
    SANITY_API_HOST: lake.origin,
    SANITY_API_TOKEN: undefined,
  };
  try {
    return {
      ...connectSource({ ...settings, ...own }, limits),
      name: 'embedded dataset',
      pictureOrigins: new Set([lake.origin]),
      [Symbol.asyncDispose]: async () => {
        await lake.close();
      },
    };
  } catch (error) {
    // Otherwise the lake would keep the process alive.
    await lake.close();
    throw error;
  }
}

function connectSource(settings: Settings, limits: Limits): Source {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_HOST: host } = settings;
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

function downloader(limits: Limits): Source['download'] {
  const get = boundedFetch({ ...limits, maxBytes: limits.maxPictureBytes });
  return (url, file) =>
    retry(async () => {
      const response = await get(url);
      if (!response.ok) throw new ErrorResponse(response);
      await writeFile(file, response.body ?? '');
    }, limits);
}

function connect(settings: Settings, limits: Limits, address: ClientConfig): SanityClient {
  // Shared by all attempts.
  const deadline = AbortSignal.timeout(limits.timeLimit);
  const bounded = boundedFetch(limits, deadline);
  return createClient({
    dataset: settings.SANITY_DATASET,
    apiVersion: settings.SANITY_API_VERSION,
    ...(settings.SANITY_API_TOKEN && { token: settings.SANITY_API_TOKEN }),
    perspective: 'published',
    useCdn: false,
    // The client's own retries ignore Retry-After.
    maxRetries: 0,
    requestHandler: (request, next) =>
      retry(() => next({ ...request, fetch: bounded }), { ...limits, signal: deadline }),
    // The client would print server messages unescaped; this command reports errors itself.
    ignoreWarnings: /^/,
    ...address,
  });
}
