import type { MiddlewareHandler } from 'hono';
import type { LakeEnv } from './environment.ts';

/**
 * Passes on a body as it arrives, up to a limit. What comes after is taken and thrown away: a
 * connection that is closed over unread bytes is reset, and the sender never sees the answer.
 *
 * @throws `refusal` at the end of a body over the limit
 */
export async function* limitBody(
  limit: number,
  body: AsyncIterable<Uint8Array>,
  refusal: Error,
): AsyncGenerator<Uint8Array, void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= limit) yield chunk;
  }
  if (size > limit) throw refusal;
}

/** A sender that is silent for so long may wait for the answer before it sends its body. */
const IDLE_MS = 1000;

/** Takes what a handler left unread of a body before it is answered, for the same reason. */
export const drainUnread: MiddlewareHandler<LakeEnv> = async (c, next) => {
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
