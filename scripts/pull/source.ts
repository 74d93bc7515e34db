import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { startLake } from '../lake/server.ts';
import type { Settings } from '../settings.ts';
import { type Bounds, boundedFetch } from './boundedFetch.ts';

/** Where content comes from: Sanity's lake, a host that speaks its API, or the embedded lake. */
export interface Source {
  readonly client: SanityClient;
  /** For messages: `project abc123, dataset production` or `embedded dataset`. */
  readonly name: string;
  /** Fetches a picture, within the bounds of every request of the pull. */
  readonly fetch: typeof fetch;
  /** Hosts that pictures may come from. */
  readonly pictureOrigins: ReadonlySet<string>;
  close(): Promise<void>;
}

const SANITY_CDN = 'https://cdn.sanity.io';

/**
 * Opens the configured source, else the embedded lake in this process on a free port.
 *
 * @param dataset folder of the embedded dataset
 */
export async function openSource(
  settings: Settings,
  dataset: string,
  bounds: Bounds,
): Promise<Source> {
  const { SANITY_PROJECT_ID: projectId, SANITY_API_HOST: host } = settings;
  if (!projectId && !host) return openEmbedded(settings, dataset, bounds);
  const name = [host, projectId && `project ${projectId}`, `dataset ${settings.SANITY_DATASET}`];
  const address = host && { apiHost: host, useProjectHostname: false };
  return {
    client: connect(settings, bounds, { projectId: projectId ?? 'local', ...address }),
    name: name.filter(Boolean).join(', '),
    fetch: boundedFetch(bounds),
    pictureOrigins: new Set([SANITY_CDN, ...(host ? [host] : [])]),
    close: async () => {},
  };
}

async function openEmbedded(settings: Settings, dataset: string, bounds: Bounds): Promise<Source> {
  const lake = await startLake(dataset);
  const address = { apiHost: lake.origin, projectId: 'embedded', useProjectHostname: false };
  return {
    client: connect({ ...settings, SANITY_API_TOKEN: undefined }, bounds, address),
    name: 'embedded dataset',
    fetch: boundedFetch(bounds),
    pictureOrigins: new Set([lake.origin]),
    close: lake.close,
  };
}

function connect(settings: Settings, bounds: Bounds, address: ClientConfig): SanityClient {
  // The client tries again by itself: all its tries together must end within the limit.
  const bounded = boundedFetch(bounds, AbortSignal.timeout(bounds.timeLimit));
  return createClient({
    dataset: settings.SANITY_DATASET,
    apiVersion: settings.SANITY_API_VERSION,
    ...(settings.SANITY_API_TOKEN && { token: settings.SANITY_API_TOKEN }),
    perspective: 'published',
    useCdn: false,
    requestHandler: (request, next) => next({ ...request, fetch: bounded }),
    ...address,
  });
}
