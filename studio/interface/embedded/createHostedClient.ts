import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { fetchPatiently } from './fetchPatiently.ts';

/** What is asked of documents; Sanity has other services, which need not be reached. */
const OF_DOCUMENTS = /\/data\/(?:query|doc|history|actions|mutate)\//;

/**
 * Makes the Studio's clients for Sanity's lake: far from it a connection drops now and then, which
 * must take nothing of what was typed.
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
