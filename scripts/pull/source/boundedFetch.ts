/** How long and how much a source may take. */
export interface Bounds {
  /** A request that has not ended by then is given up, in milliseconds. */
  readonly timeLimit: number;
  /** Largest answer, in bytes. */
  readonly maxBytes: number;
}

/** An answer that is not taken, whoever asks again. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/**
 * `fetch` that follows no redirect (the token would go with it) and reads no more than it may:
 * Sanity's client reads an answer whole, whatever its size.
 *
 * @param deadline shared by requests that must all end by then; without it each has its own
 * @throws {UnusableAnswer} when the answer is a redirect, or larger than allowed
 * @throws when it comes too late
 */
export const boundedFetch =
  ({ timeLimit, maxBytes }: Bounds, deadline?: AbortSignal): typeof fetch =>
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
      throw new UnusableAnswer(
        `the answer is a redirect to ${response.headers.get('location')}, which is not followed: set SANITY_API_HOST to the right host`,
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
          new UnusableAnswer(`the answer is larger than ${maxBytes / 1024 / 1024} MB`),
        );
      else controller.enqueue(chunk);
    },
  });
}
