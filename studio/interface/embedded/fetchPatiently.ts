/** Between two attempts, in ms: at first, and at most, as often as the Studio opens its listeners. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [200, 3_000];

/** After so long without a further part of its answer a read is asked again, in ms; then twice as long. */
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
      const answer = await (repeats ? fetchWhole(url, init, limit) : fetch(url, init));
      wasReached = true;
      // Sanity asks again by itself what it reads.
      if (!repeats || isRead(init) || !NOT_NOW.has(answer.status)) return answer;
    } catch (error) {
      if (!repeats || !(wasReached || isTimeout(error)) || init?.signal?.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Waits for the end of an answer too: the lake can be killed in the midst of it. Gives up on a read
 * that stands still; one that goes on may take as long as its line needs.
 */
async function fetchWhole(url: URL, init: RequestInit = {}, limit: number): Promise<Response> {
  const tooLate = new AbortController();
  const giveUp = () => tooLate.abort(new DOMException('', TIMEOUT));
  let timer = isRead(init) ? setTimeout(giveUp, limit) : undefined;
  const signals = init.signal ? [tooLate.signal, init.signal] : [tooLate.signal];
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
    const parts = answer.clone().body?.getReader();
    while (parts && !(await parts.read()).done) {
      clearTimeout(timer);
      if (isRead(init)) timer = setTimeout(giveUp, limit);
    }
    return answer;
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
