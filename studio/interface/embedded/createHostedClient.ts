import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { fetchPatiently } from './fetchPatiently.ts';

/** Requests about documents; Sanity's other services need not be reachable. */
const OF_DOCUMENTS = /\/data\/(?:query|doc|history|actions|mutate)\//;

/**
 * Creates the Studio's clients for Sanity's lake. Over a long distance a connection drops now and
 * then, which must not lose what was typed.
 */
export const createHostedClient = (config: ClientConfig): SanityClient =>
  createClient({
    ...config,
    resolveFetch: () => (url, init) => {
      const address = new URL(String(url));
      return OF_DOCUMENTS.test(address.pathname)
        ? fetchPatiently(address, init)
        : fetch(address, init);
    },
  });
