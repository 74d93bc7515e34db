import { isIP } from 'node:net';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import type { PublishContext } from './environment.ts';

/** What is thrown to answer a request with a status and the reason. */
export const httpRefusal = (status: ContentfulStatusCode, message: string, cause?: unknown) =>
  new HTTPException(status, { message, cause });

/**
 * Refuses requests for another host. A page elsewhere can let its own name lead to this machine, and
 * would then read what the server says of itself in the browser of whoever opened it; it has no such
 * power over addresses in digits and over localhost.
 *
 * @param own the name that the server was told to listen on
 * @throws {HTTPException} that says how to ask
 */
export function requireHost({ req }: PublishContext, own: string): void {
  const hostname = URL.parse(`http://${req.header('host') ?? ''}`)?.hostname ?? '';
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) || bare === 'localhost' || bare === own) return;
  throw httpRefusal(
    421,
    'The publish server has no such name: ask for localhost or its IP address, or start it with --host NAME',
  );
}

/** Says how a path may be asked, to who asked in another way. */
export function refuseMethod(c: PublishContext, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  return c.json({ error: `This takes ${allowed} and nothing else` }, 405, { Allow: allowed });
}

/** Tells the sender why, as far as that is no matter of this machine. */
export function refuse(error: Error, c: PublishContext, log: Logger): Response {
  const isKnown = error instanceof HTTPException;
  // A sender that went away, or was cut off, is no failure.
  const isGone = c.env.outgoing.destroyed || c.env.incoming.errored;
  if (!isGone && (!isKnown || error.status >= 500)) log.error({ err: error }, 'a request failed');
  return isKnown
    ? c.json({ error: error.message }, error.status)
    : c.json({ error: 'The server failed' }, 500);
}
