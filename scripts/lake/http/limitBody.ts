import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { LakeEnv } from './environment.ts';

/**
 * Streams the body of a request up to a limit, and discards the rest: closing a connection with unread
 * data would reset it, and the client would never see the response.
 *
 * @throws `refusal` when the body announces more, or at its end
 */
export async function* limitBody(
  request: HonoRequest,
  limit: number,
  refusal: Error,
): AsyncGenerator<Uint8Array, void> {
  if (Number(request.header('content-length')) > limit) throw refusal;
  let size = 0;
  for await (const chunk of request.raw.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) yield chunk;
  }
  if (size > limit) throw refusal;
}

/** A client that sends nothing for this long may be waiting for the response. */
const IDLE_MS = 1000;

/** Discards the part of a body that a handler left unread, for the same reason. */
export const drainUnreadBody: MiddlewareHandler<LakeEnv> = async (c, next) => {
  await next();
  const { incoming } = c.env;
  if (incoming.complete || incoming.destroyed) return;
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, IDLE_MS);
  incoming.on('data', () => timer.refresh());
  for (const event of ['end', 'close', 'error']) incoming.once(event, () => resolve());
  await enough;
  clearTimeout(timer);
};
