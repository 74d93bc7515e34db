import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { fetchPatiently } from './fetchPatiently.ts';

let listeners = 0;

/**
 * Makes the Studio's clients for the embedded lake. Browsers allow six HTTP/1.1 connections a host
 * and each listener holds one for good, so every listener gets a host of its own
 * (docs/decisions/006-lake-over-http-1.md).
 */
export const createEmbeddedClient = (config: ClientConfig): SanityClient =>
  createClient({
    ...config,
    resolveFetch: () => async (url, init) => {
      const answer = await fetchPatiently(ownHost(String(url)), init);
      return isRefusedToken(answer) ? signInAnew(answer.url, config.projectId) : answer;
    },
  });

/** Who has no token is nobody to the lake; only one that it does not know is refused. */
const isRefusedToken = ({ status, url }: Response) =>
  status === 401 && new URL(url).pathname.endsWith('/users/me');

/**
 * Leaves the Studio, which would show its empty sign-in screen and not say why. It gets no answer:
 * with one it could lead there first.
 */
function signInAnew(asked: string, projectId: string | undefined): Promise<never> {
  localStorage.removeItem(`__studio_auth_token_${projectId}`);
  const page = new URL('/v1/auth/sign-in', asked);
  // The lake opens no page for another site, which it is by the name that has the project in front.
  page.hostname = page.hostname.replace(/^.+\.localhost$/, 'localhost');
  page.search = new URLSearchParams({ origin: location.origin, refused: 'token' }).toString();
  location.replace(page);
  return new Promise(() => {});
}

function ownHost(address: string): URL {
  const url = new URL(address);
  if (/\/data\/listen\//.test(url.pathname)) url.hostname = `l${listeners++}.localhost`;
  return url;
}
