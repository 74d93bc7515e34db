/** Pause after the first attempt, in ms; doubled each time. */
const FIRST_PAUSE = 200;

/** The longest pause, in ms: the Studio's own interval for reopening listeners. */
const LONGEST_PAUSE = 3_000;

/** A read is repeated when no part of its response came for this long, in ms; doubled each time. */
const FIRST_LIMIT = 10_000;

/** Status codes of a lake or proxy that is temporarily unavailable; a 500 may be permanent. */
const NOT_NOW = new Set([408, 429, 502, 503, 504]);

/** Whether the lake has ever answered. */
let wasReached = false;

/**
 * Like `fetch`, but repeats requests that are safe to repeat until a restarting lake or a lost
 * connection is back. The Studio would treat a failed read as its own fault and close the form, and
 * would lose what was typed if the write that creates a draft fails (`BufferedDocument` of
 * `@sanity/mutator` takes a draft that does not exist yet for a deleted one). A read whose response
 * was lost would block the validation of a document for five minutes, and every publish that waits
 * for it.
 *
 * @throws TypeError if the lake was never reached, or the request may not be repeated
 */
export async function fetchWithRetries(url: URL, init?: RequestInit): Promise<Response> {
  const repeats = mayRepeat(url, init);
  let limit = FIRST_LIMIT;
  let pause = FIRST_PAUSE;
  for (;;) {
    try {
      const response = await (repeats ? fetchWhole(url, init, limit) : fetch(url, init));
      wasReached = true;
      // Sanity itself repeats reads with such a status.
      if (!repeats || isRead(init) || !NOT_NOW.has(response.status)) return response;
    } catch (error) {
      if (!repeats || !(wasReached || isTimeout(error)) || init?.signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    limit *= 2;
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }
}

/**
 * Also waits for the end of the response, because the lake can be killed in the middle of it. Gives
 * up on a read that stalls; one that makes progress may take as long as a slow connection needs.
 */
async function fetchWhole(url: URL, init: RequestInit = {}, limit: number): Promise<Response> {
  const tooLate = new AbortController();
  const giveUp = () => tooLate.abort(new DOMException('', TIMEOUT));
  let timer = isRead(init) ? setTimeout(giveUp, limit) : undefined;
  const signals = init.signal ? [tooLate.signal, init.signal] : [tooLate.signal];
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const parts = response.clone().body?.getReader();
    while (parts && !(await parts.read()).done) {
      clearTimeout(timer);
      if (isRead(init)) timer = setTimeout(giveUp, limit);
    }
    return response;
  } finally {
    clearTimeout(timer);
  }
}

const TIMEOUT = 'TimeoutError';

const isTimeout = (error: unknown) => error instanceof Error && error.name === TIMEOUT;

const isRead = ({ method = 'GET' }: RequestInit = {}) => method === 'GET';

/**
 * Reads may be repeated, and writes with a transaction id, which the lake executes once. Listeners
 * may not: the Studio reopens them itself, and derives its connection status from them.
 */
function mayRepeat({ pathname }: URL, { method = 'GET', body }: RequestInit = {}): boolean {
  if (/\/data\/listen\/|\/check\/cors$/.test(pathname)) return false;
  return method === 'GET' || (typeof body === 'string' && body.includes('"transactionId"'));
}
