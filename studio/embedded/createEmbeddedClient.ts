import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';

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
