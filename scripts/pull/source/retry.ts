import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

/** How often and how long something is tried again. */
export interface Patience {
  /** Tries after the first. */
  readonly retries: number;
  /** Before the second try, in milliseconds; doubled before each further one. */
  readonly firstDelay: number;
  /** A server that asks to wait longer than this is not waited for, in milliseconds. */
  readonly longestWait: number;
  /** Called before a wait that the server asks for, in milliseconds. */
  readonly waiting?: (delay: number) => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal | undefined;
}

/** An answer with a status that refuses, in the shape in which `@sanity/client` throws it. */
export class RefusedAnswer extends Error {
  override readonly name = 'RefusedAnswer';
  readonly statusCode: number;
  readonly response: { readonly headers: Readonly<Record<string, string>> };

  constructor({ status, headers }: Response) {
    super(`the answer has status ${status}`);
    this.statusCode = status;
    this.response = { headers: Object.fromEntries(headers) };
  }
}

const RefusalSchema = v.object({
  statusCode: v.number(),
  response: v.object({ headers: v.object({ 'retry-after': v.optional(v.string()) }) }),
});

/**
 * Tries again what failed for a reason that may be over the next time: the network, a server that
 * is busy or broken. A `Retry-After` of the server is honoured.
 *
 * @throws the last failure
 */
export async function retry<T>(attempt: () => Promise<T>, patience: Patience): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delayBefore(tries, error, patience);
      if (delay === undefined || delay > patience.longestWait) throw error;
      if (retryAfter(error) !== undefined) patience.waiting?.(delay);
      await setTimeout(delay, undefined, { signal: patience.signal }).catch(() => {
        throw error;
      });
    }
  }
}

function delayBefore(tries: number, error: unknown, { retries, firstDelay }: Patience) {
  if (tries >= retries || !isTemporary(error)) return undefined;
  return Math.max(retryAfter(error) ?? 0, firstDelay * 2 ** tries);
}

/** By the Fetch standard, a failure of the network is a TypeError. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined ? error instanceof TypeError : status === 429 || status >= 500;
}

/** The status that an answer refused with. */
export const statusOf = (error: unknown): number | undefined => refusalOf(error)?.statusCode;

function refusalOf(error: unknown) {
  const { success, output } = v.safeParse(RefusalSchema, error);
  return success ? output : undefined;
}

const SECONDS = /^\d{1,9}$/;

/** Each form of a date in HTTP begins with the day of the week and has a time (RFC 9110, 5.6.7). */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** How long a server asks to wait, in milliseconds: it says seconds, or a date. */
export function retryAfter(error: unknown): number | undefined {
  const value = refusalOf(error)?.response.headers['retry-after'];
  if (value === undefined) return undefined;
  if (SECONDS.test(value)) return Number(value) * 1000;
  const delay = DATE.test(value) ? Date.parse(value) - Date.now() : Number.NaN;
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
