import { bodyLimit } from 'hono/body-limit';
import { httpError, type PublishContext } from '../httpErrors.ts';

/** Maximum size in bytes; a webhook describes a single document. */
export const MAX_BODY = 64 * 1024;

const limit = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw httpError(413, `The body exceeds ${MAX_BODY} bytes: add a projection to the webhook`);
  },
});

/**
 * Reads a body, up to the maximum size.
 *
 * @throws {HTTPException} when the body is too large
 */
export async function readBoundedBody(c: PublishContext): Promise<Buffer> {
  await limit(c, async () => {});
  return Buffer.from(await c.req.arrayBuffer());
}
