import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

export interface RetryOptions {
  /** Attempts after the first. */
  readonly retries: number;
  /** Delay before the first retry, in milliseconds; doubled for each further one. */
  readonly firstDelay: number;
  /** Longest `Retry-After` to honour, in milliseconds: a longer one ends the retries. */
  readonly maxWait: number;
  /** Called before a wait requested by the server, in milliseconds. */
  readonly waiting?: (delay: number) => void;
  /** Cancels the wait. */
  readonly signal?: AbortSignal | undefined;
}

/** A response with an error status, in the shape of the errors of `@sanity/client`. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse';
  readonly statusCode: number;
  readonly response: { readonly headers: Readonly<Record<string, string>> };

  constructor({ status, headers }: Response) {
    super(`the response has status ${status}`);
    this.statusCode = status;
    this.response = { headers: Object.fromEntries(headers) };
  }
}

const ErrorSchema = v.object({
  statusCode: v.number(),
  response: v.object({ headers: v.object({ 'retry-after': v.optional(v.string()) }) }),
});

/**
 * Retries after temporary failures: network errors and busy or failing servers. Honours the server's
 * `Retry-After`.
 *
 * @throws the last error
 */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = delayBefore(tries, error, options);
      if (delay === undefined || delay > options.maxWait) throw error;
      if (retryAfter(error) !== undefined) options.waiting?.(delay);
      await setTimeout(delay, undefined, { signal: options.signal }).catch(() => {
        throw error;
      });
    }
  }
}

function delayBefore(tries: number, error: unknown, { retries, firstDelay }: RetryOptions) {
  if (tries >= retries || !isTemporary(error)) return undefined;
  return Math.max(retryAfter(error) ?? 0, firstDelay * 2 ** tries);
}

/** By the Fetch standard, a network error is a TypeError. */
function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined ? error instanceof TypeError : isTemporaryStatus(status);
}

/** Whether a later request may succeed: the server or a proxy is too slow, busy or failing. */
export const isTemporaryStatus = (status: number): boolean =>
  status === 408 || status === 429 || status >= 500;

export const statusOf = (error: unknown): number | undefined => errorResponseOf(error)?.statusCode;

function errorResponseOf(error: unknown) {
  const { success, output } = v.safeParse(ErrorSchema, error);
  return success ? output : undefined;
}

const SECONDS = /^\d{1,9}$/;

/**
 * All HTTP date formats begin with the day of the week and contain a time, in UTC even if they do not
 * say so (RFC 9110, 5.6.7).
 */
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d/;

/** The `Retry-After` of an error response, given as seconds or a date, in milliseconds from now. */
export function retryAfter(error: unknown): number | undefined {
  const value = errorResponseOf(error)?.response.headers['retry-after'];
  if (value === undefined) return undefined;
  if (SECONDS.test(value)) return Number(value) * 1000;
  const date = DATE.test(value) ? Date.parse(value.replace(/\d$/, '$& GMT')) : Number.NaN;
  const delay = date - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}
