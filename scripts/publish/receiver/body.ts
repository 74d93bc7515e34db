import { bodyLimit } from 'hono/body-limit';
import type { PublishContext } from '../environment.ts';
import { httpRefusal } from '../refuse.ts';

/** Bytes of a body; a webhook tells of one document. */
export const MAX_BODY = 64 * 1024;

const limit = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw httpRefusal(413, `A body may have ${MAX_BODY} bytes: give the webhook a projection`);
  },
});

/**
 * Reads a body, no further than it may be long.
 *
 * @throws {HTTPException} when it is longer
 */
export async function readBoundedBody(c: PublishContext): Promise<Buffer> {
  await limit(c, async () => {});
  return Buffer.from(await c.req.arrayBuffer());
}
