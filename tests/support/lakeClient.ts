import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

/** A client of an embedded lake, at its origin. */
export const lakeClient = (origin: string, config: ClientConfig = {}): SanityClient =>
  createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: origin,
    useProjectHostname: false,
    useCdn: false,
    ...config,
  });
