import type { MiddlewareHandler } from 'hono';
import { LakeError } from '../error.ts';
import type { LakeEnv } from './environment.ts';

/** Names that always mean this machine. Others could be made to, by whoever owns them. */
const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '127.0.0.1' ||
  hostname === '[::1]';

export const isOwnHost = (host: string | undefined) => isLoopback(hostnameOf(`http://${host}`));

/** Whether a request comes from no page, from one of this machine, or from an allowed one. */
export const isOwnOrigin = (origin: string | undefined, allowed: readonly string[]) =>
  origin === undefined || isLoopback(hostnameOf(origin)) || allowed.includes(origin);

/**
 * Refuses requests that a foreign page could make a browser send, by rebinding a name (`Host`) or
 * across sites (`Origin`), and answers those of pages on this machine with the CORS headers.
 *
 * @param allowed further origins, such as `http://192.168.0.2:3333`
 */
export const guard =
  (allowed: readonly string[]): MiddlewareHandler<LakeEnv> =>
  async (c, next) => {
    const host = c.req.header('host') ?? '';
    if (!isOwnHost(host))
      throw new LakeError('forbidden', `This lake answers to localhost, not to ${host}`);
    c.set('origin', `http://${host}`);
    const origin = c.req.header('origin');
    if (origin === undefined) return next();
    if (!isOwnOrigin(origin, allowed))
      throw new LakeError(
        'forbidden',
        `Pages of ${origin} may not use this lake: allow them with --allow-origin`,
      );
    setCorsHeaders(c, origin);
    if (c.req.method === 'OPTIONS') return c.body(null, 204);
    await next();
    // Errors replace the response, and with it its headers.
    setCorsHeaders(c, origin);
  };

function setCorsHeaders(c: Parameters<MiddlewareHandler<LakeEnv>>[0], origin: string): void {
  c.header('access-control-allow-origin', origin);
  c.header('access-control-allow-credentials', 'true');
  c.header('vary', 'origin');
  if (c.req.method !== 'OPTIONS') return;
  c.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE');
  c.header('access-control-allow-headers', c.req.header('access-control-request-headers') ?? '');
  c.header('access-control-max-age', '600');
}

function hostnameOf(url: string): string {
  try {
    return new URL(url).hostname;
  } catch {
    return '';
  }
}
