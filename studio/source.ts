import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/** Where the Studio reads and writes: Sanity's lake, or the embedded one of this machine. */
export interface StudioSource {
  readonly projectId: string;
  readonly dataset: string;
  /** Origin of a lake that is not Sanity's; the Studio puts the project id in front of its host. */
  readonly apiHost?: string;
}

/** The embedded lake answers to any project id. */
const EMBEDDED: StudioSource = {
  projectId: 'embedded',
  dataset: 'production',
  apiHost: 'http://localhost:3334',
};

/** Reads the settings that `npm run studio` passes on; without any the embedded lake is edited. */
export function readSource(): StudioSource {
  const {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset = EMBEDDED.dataset,
    SANITY_STUDIO_API_HOST: apiHost,
  } = process.env;
  if (projectId) return { projectId, dataset, ...(apiHost && { apiHost }) };
  return { ...EMBEDDED, ...(apiHost && { apiHost }) };
}

let listeners = 0;

/**
 * Makes the Studio's clients for the embedded lake. Browsers allow six HTTP/1.1 connections a host
 * and each listener holds one for good, so every listener gets a host of its own
 * (docs/decisions/006-lake-over-http-1.md).
 */
export const createEmbeddedClient = (config: ClientConfig): SanityClient =>
  createClient({
    ...config,
    resolveFetch: () => (url, init) => fetch(ownHost(String(url)), init),
  });

function ownHost(address: string): string {
  const url = new URL(address);
  if (!/\/data\/listen\//.test(url.pathname)) return address;
  url.hostname = `l${listeners++}.localhost`;
  return url.href;
}
