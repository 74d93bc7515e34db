/** Between two attempts, in ms: at first, and at most, as often as the Studio opens its listeners. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [200, 3_000];

/** After which a read whose answer has not begun is asked again, in ms; twice as long each time. */
const FIRST_LIMIT = 10_000;

/** What a lake, or what stands before it, answers that cannot do it now; at 500 it may never. */
const NOT_NOW = new Set([408, 429, 502, 503, 504]);

let wasReached = false;

/**
 * Fetches as `fetch` does, but what may be asked twice waits for a lake that is started again, or
 * for a connection that is back. The Studio would take a failed read for a fault of its own and
 * close the form, and would forget what was typed if the write that makes a draft fails
 * (`BufferedDocument` of `@sanity/mutator` takes a draft that is not there yet for a deleted one).
 * A read whose answer was lost on the way would hold the check of a document for five minutes, and
 * every publish that waits for it.
 *
 * @throws TypeError if the lake was never reached, or what was asked may not be repeated
 */
export async function fetchPatiently(url: URL, init?: RequestInit): Promise<Response> {
  const repeats = mayRepeat(url, init);
  let limit = FIRST_LIMIT;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE), limit *= 2) {
    try {
      const asksAgain = repeats && isRead(init);
      const answer = await (asksAgain ? fetchWithin(limit, url, init) : fetch(url, init));
      // The lake can be killed between the head of an answer and its end.
      if (repeats) await answer.clone().arrayBuffer();
      wasReached = true;
      // Sanity asks again by itself what it reads.
      if (!repeats || isRead(init) || !NOT_NOW.has(answer.status)) return answer;
    } catch (error) {
      if (!repeats || !(wasReached || isTimeout(error)) || init?.signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Gives up on an answer that has not begun in time; a long one may take longer on a slow line. */
async function fetchWithin(limit: number, url: URL, init: RequestInit = {}) {
  const tooLate = new AbortController();
  const timer = setTimeout(() => tooLate.abort(new DOMException('', TIMEOUT)), limit);
  const signals = init.signal ? [tooLate.signal, init.signal] : [tooLate.signal];
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any(signals) });
  } finally {
    clearTimeout(timer);
  }
}

const TIMEOUT = 'TimeoutError';

const isTimeout = (error: unknown) => error instanceof Error && error.name === TIMEOUT;

const isRead = ({ method = 'GET' }: RequestInit = {}) => method === 'GET';

/**
 * Reads may, and writes that name their transaction, which the lake carries out once. Listeners may
 * not: the Studio opens them again itself, and tells by them what it shows.
 */
function mayRepeat({ pathname }: URL, { method = 'GET', body }: RequestInit = {}): boolean {
  if (/\/data\/listen\/|\/check\/cors$/.test(pathname)) return false;
  return method === 'GET' || (typeof body === 'string' && body.includes('"transactionId"'));
}
