import { say } from '../../../studio/words/say.ts';

export interface FetchLimits {
  /** Timeout of a request in milliseconds. */
  readonly timeLimit: number;
  /** Maximum size of a response in bytes. */
  readonly maxBytes: number;
}

/** A response that is rejected. Retrying does not help. */
export class UnusableResponse extends Error {
  override readonly name = 'UnusableResponse';
}

/**
 * `fetch` that follows no redirects, which would receive the token, and limits the response size, which
 * Sanity's client does not.
 *
 * @param deadline timeout shared by several requests (default: `timeLimit` for each)
 * @throws {UnusableResponse} when the response is a redirect or too large
 * @throws on timeout
 */
export const boundedFetch =
  ({ timeLimit, maxBytes }: FetchLimits, deadline?: AbortSignal): typeof fetch =>
  async (input, init) => {
    const signal = deadline ?? AbortSignal.timeout(timeLimit);
    const own = init?.signal;
    const response = await fetch(input, {
      ...init,
      redirect: 'manual',
      signal: own ? AbortSignal.any([own, signal]) : signal,
    });
    if (response.status >= 300 && response.status < 400 && response.status !== 304) {
      await response.body?.cancel();
      throw new UnusableResponse(
        `the response is a redirect to ${response.headers.get('location')}, which is not followed: set SANITY_API_HOST to the right host`,
      );
    }
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(limit(maxBytes)), response);
  };

function limit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes)
        controller.error(
          new UnusableResponse(
            say('the response is larger than [most] MB', { most: maxBytes / 1024 / 1024 }),
          ),
        );
      else controller.enqueue(chunk);
    },
  });
}
