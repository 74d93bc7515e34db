import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LakeError } from '../error.ts';
import type { LakeEnv } from './environment.ts';

/** Host names that always resolve to this machine. Any other could be pointed here by its owner. */
const isLoopback = (hostname: string) =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export const isOwnHost = (host: string | undefined) => isLoopback(hostnameOf(`http://${host}`));

/** Whether a page, given by its URL or origin, is on this machine or allowed. */
export const isOwnPage = (address: string, allowed: readonly string[]): boolean =>
  isLoopback(hostnameOf(address)) || allowed.includes(URL.parse(address)?.origin ?? '');

/** The headers with which a browser describes the page that caused a request. */
interface RequestSource {
  readonly origin: string | undefined;
  /** For pictures and links, which have no `Origin` header. */
  readonly referer: string | undefined;
  /** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site */
  readonly site: string | undefined;
}

/**
 * Whether a request comes from no page, or from one that may use the lake. To a browser the host names
 * of the lake are separate sites: the Studio's requests are cross-site too, but name the Studio.
 */
export function isOwnRequest({ origin, referer, site }: RequestSource, allowed: readonly string[]) {
  if (origin !== undefined) return isOwnPage(origin, allowed);
  return site !== 'cross-site' || isOwnPage(referer ?? '', allowed);
}

/**
 * Rejects requests that a foreign page could make a browser send, through DNS rebinding (`Host`) or
 * cross-site (`Origin`, `Sec-Fetch-Site`).
 *
 * @param allowed further origins, such as `http://192.168.0.2:3333`
 */
export const guardRequests =
  (allowed: readonly string[]): MiddlewareHandler<LakeEnv> =>
  (c, next) => {
    const host = c.req.header('host') ?? '';
    if (!isOwnHost(host))
      throw new LakeError('forbidden', `This lake is served as localhost, not as ${host}`);
    c.set('origin', `http://${withoutPrefix(host)}`);
    const origin = c.req.header('origin');
    const referer = c.req.header('referer');
    if (!isOwnRequest({ origin, referer, site: c.req.header('sec-fetch-site') }, allowed))
      throw new LakeError(
        'forbidden',
        `Pages from ${origin ?? 'other sites'} may not use this lake: allow them with --allow-origin`,
      );
    return next();
  };

/** Lets pages that passed the guard read all responses, including errors. */
export const allowCors = cors({ origin: (origin) => origin, credentials: true, maxAge: 600 });

/**
 * Removes the subdomain that the Studio adds, which makes the lake another site to a browser: asset
 * requests to it would carry no referrer, since the Studio sends none cross-site.
 */
const withoutPrefix = (host: string) => host.replace(/^.+\.localhost(?=:|$)/, 'localhost');

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? '';
