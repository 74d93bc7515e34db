import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { fetchWithRetries } from './fetchWithRetries.ts';

let listeners = 0;
/** Not a UUID, which browsers make only for secure pages, not for a Studio on another machine. */
const TAB = Math.random().toString(36).slice(2);

/**
 * Creates the Studio's clients for the embedded lake. Browsers allow six HTTP/1.1 connections per
 * host, in all tabs together, and each listener keeps one open, so every listener gets its own host
 * name (docs/decisions/006-lake-over-http-1.md).
 */
export const createEmbeddedClient = (config: ClientConfig): SanityClient =>
  createClient({
    ...config,
    resolveFetch: () => async (url, init) => {
      const response = await fetchWithRetries(ownHost(String(url)), init);
      return isRefusedToken(response) ? signInAgain(response.url, config.projectId) : response;
    },
  });

/** The lake treats a request without a token as anonymous; it refuses only an unknown token. */
const isRefusedToken = ({ status, url }: Response) =>
  status === 401 && new URL(url).pathname.endsWith('/users/me');

/**
 * Leaves the Studio, which would show its empty sign-in screen without a reason. The request never
 * settles: a response could make the Studio navigate there first.
 */
function signInAgain(url: string, projectId: string | undefined): Promise<never> {
  localStorage.removeItem(`__studio_auth_token_${projectId}`);
  const page = new URL('/v1/auth/sign-in', url);
  // The lake serves no page to another site, which it would be under a host name with the project
  // prefix.
  page.hostname = page.hostname.replace(/^.+\.localhost$/, 'localhost');
  // Without the refused token, which may still be in the hash.
  const origin = location.href.replace(/#.*/, '');
  page.search = new URLSearchParams({ origin, refused: 'token' }).toString();
  location.replace(page);
  return new Promise(() => {});
}

/** Only `localhost` has other names: a lake at another origin is reached as it is. */
function ownHost(address: string): URL {
  const url = new URL(address);
  const isLocal = /^(?:.+\.)?localhost$/.test(url.hostname);
  if (isLocal && /\/data\/listen\//.test(url.pathname))
    url.hostname = `l${listeners++}-${TAB}.localhost`;
  return url;
}

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
        ? fetchWithRetries(address, init)
        : fetch(address, init);
    },
  });
