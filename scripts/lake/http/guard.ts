import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LakeError } from '../error.ts';
import type { LakeEnv } from './environment.ts';

/** Names that always mean this machine. Others could be made to, by whoever owns them. */
const isLoopback = (hostname: string) =>
  /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

export const isOwnHost = (host: string | undefined) => isLoopback(hostnameOf(`http://${host}`));

/** Whether a page is one of this machine, or an allowed one, by its address or origin. */
export const isOwnPage = (address: string, allowed: readonly string[]): boolean =>
  isLoopback(hostnameOf(address)) || allowed.includes(URL.parse(address)?.origin ?? '');

/** What a browser says of the page that made it ask. */
interface RequestSource {
  readonly origin: string | undefined;
  /** Of pictures and links, which have no origin. */
  readonly referer: string | undefined;
  /** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site */
  readonly site: string | undefined;
}

/**
 * Whether a request comes from no page, or from one that may use the lake. The names of the lake are
 * sites of their own to a browser: a Studio's requests are across sites too, but name the Studio.
 */
export function isOwnRequest({ origin, referer, site }: RequestSource, allowed: readonly string[]) {
  if (origin !== undefined) return isOwnPage(origin, allowed);
  return site !== 'cross-site' || isOwnPage(referer ?? '', allowed);
}

/**
 * Refuses requests that a foreign page could make a browser send, by rebinding a name (`Host`) or
 * across sites (`Origin`, `Sec-Fetch-Site`).
 *
 * @param allowed further origins, such as `http://192.168.0.2:3333`
 */
export const guard =
  (allowed: readonly string[]): MiddlewareHandler<LakeEnv> =>
  (c, next) => {
    const host = c.req.header('host') ?? '';
    if (!isOwnHost(host))
      throw new LakeError('forbidden', `This lake answers to localhost, not to ${host}`);
    c.set('origin', `http://${withoutPrefix(host)}`);
    const [origin, referer] = [c.req.header('origin'), c.req.header('referer')];
    if (!isOwnRequest({ origin, referer, site: c.req.header('sec-fetch-site') }, allowed))
      throw new LakeError(
        'forbidden',
        `Pages of ${origin ?? 'other sites'} may not use this lake: allow them with --allow-origin`,
      );
    return next();
  };

/** Lets pages that the guard has let pass read every answer, errors too. */
export const allowCors = cors({ origin: (origin) => origin, credentials: true, maxAge: 600 });

/**
 * The Studio puts names in front of the host, which make the lake another site to a browser. What
 * it shows or opens from there would come from nowhere: it sends no referrer across sites.
 */
const withoutPrefix = (host: string) => host.replace(/^.+\.localhost(?=:|$)/, 'localhost');

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? '';
