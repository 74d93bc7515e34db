import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** Bytes of a body; a webhook tells of one document. */
export const MAX_BODY = 64 * 1024;

/**
 * Reads a body, no further than it may be long.
 *
 * @throws {Refusal} when it is longer
 */
export async function readBoundedBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new Refusal(
    413,
    `A body may have ${MAX_BODY} bytes: give the webhook a projection`,
  );
  if (Number(request.headers['content-length']) > MAX_BODY) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  // Left early, the request stays open for the answer that says why.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
