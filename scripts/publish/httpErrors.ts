import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';

/** Gives the handlers of the publish server access to Node's request. */
export interface PublishEnv {
  Bindings: HttpBindings;
}

export type PublishContext = Context<PublishEnv>;

/** An error that is sent as the response to a request. */
export const httpError = (status: ContentfulStatusCode, message: string, cause?: unknown) =>
  new HTTPException(status, { message, cause });

/**
 * Prevents DNS rebinding: a malicious site can make its own name resolve to this machine, and its page
 * would then read the status through a visitor's browser. It has no control over IP addresses and
 * localhost, which are always accepted.
 *
 * @param own the host name that the server listens on
 * @throws {HTTPException} when the request is for another host
 */
export function requireHost({ req }: PublishContext, own: string): void {
  const hostname = URL.parse(`http://${req.header('host') ?? ''}`)?.hostname ?? '';
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) || bare === 'localhost' || bare === own.toLowerCase()) return;
  throw httpError(
    421,
    'Unknown host name: use localhost or the IP address of the publish server, or start it with --host NAME',
  );
}

/** The response to a method that a path does not support. */
export function rejectMethod(c: PublishContext, methods: readonly string[]): Response {
  const allowed = methods.join(', ');
  return c.json({ error: `Method not allowed: use ${allowed}` }, 405, { Allow: allowed });
}

/** The response to an error. Unexpected errors are logged but not disclosed. */
export function respondToError(error: Error, c: PublishContext, log: Logger): Response {
  const isKnown = error instanceof HTTPException;
  // A client that disconnected, or was cut off, is not an error.
  const isGone = c.env.outgoing.destroyed || c.env.incoming.errored;
  if (!isGone && (!isKnown || error.status >= 500)) log.error({ err: error }, 'a request failed');
  return isKnown
    ? c.json({ error: error.message }, error.status)
    : c.json({ error: 'Internal server error' }, 500);
}
