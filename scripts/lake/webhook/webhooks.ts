import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import pLimit from 'p-limit';
import type { Transaction } from '../documents/transaction.ts';
import { callsOf, type WebhookCall } from './webhook.ts';

/** How calls are sent; https://www.sanity.io/docs/content-lake/webhook-best-practices */
interface WebhookTimes {
  /** Milliseconds that an answer may take. */
  readonly timeout: number;
  /** Milliseconds before each further try. */
  readonly pauses: readonly number[];
}

const TIMES: WebhookTimes = { timeout: 30_000, pauses: [30_000, 30_000] };

/** Where calls go, and how they are signed. */
export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  /** What the lake is called towards the receiver. */
  readonly project: string;
  readonly dataset: string;
  /** Told of calls that nobody took. */
  readonly log: (line: string) => void;
  readonly times?: WebhookTimes;
}

/** Calls that are under way at once; an import changes thousands of documents. */
const CONCURRENCY = 8;

/** Calls a webhook after every publish, as Sanity does: at least once, and in no fixed order. */
export class Webhooks {
  readonly #options: WebhookOptions;
  readonly #limit = pLimit(CONCURRENCY);
  readonly #closing = new AbortController();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Returns at once: a commit never waits for its webhook. */
  tell(transaction: Transaction): void {
    for (const call of callsOf(transaction)) void this.#deliver(call);
  }

  /** Gives up what is under way. */
  close(): void {
    this.#limit.clearQueue();
    this.#closing.abort();
  }

  async #deliver(call: WebhookCall): Promise<void> {
    const { url, log, times = TIMES } = this.#options;
    let outcome = await this.#limit(() => this.#send(call));
    for (const pause of times.pauses) {
      if (outcome.kind !== 'retry' || this.#closing.signal.aborted) break;
      await wait(pause, undefined, { ref: false, signal: this.#closing.signal }).catch(() => {});
      if (!this.#closing.signal.aborted) outcome = await this.#limit(() => this.#send(call));
    }
    if (outcome.kind === 'taken' || this.#closing.signal.aborted) return;
    log(`The webhook ${url} was not told of ${call.document}: ${outcome.reason}`);
  }

  async #send(call: WebhookCall): Promise<Outcome> {
    const { url, secret, times = TIMES } = this.#options;
    // Signed anew each time: receivers refuse what is older than some minutes.
    const signature = await encodeSignatureHeader(call.body, Date.now(), secret);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headersOf(call, this.#options), [SIGNATURE_HEADER_NAME]: signature },
        body: call.body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(times.timeout)]),
      });
      await response.body?.cancel();
      return judge(response.status);
    } catch (error) {
      const { cause } = error instanceof Error ? error : {};
      const reason = cause instanceof Error ? cause.message : String(error);
      return { kind: 'retry', reason };
    }
  }
}

type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'refused' | 'retry'; readonly reason: string };

function judge(status: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  const kind = status === 429 || status >= 500 ? 'retry' : 'refused';
  return { kind, reason: `it answered with ${status}` };
}

const headersOf = (
  { key, transaction, document, operation }: WebhookCall,
  { project, dataset }: WebhookOptions,
) => ({
  'content-type': 'application/json; charset=utf-8',
  'idempotency-key': key,
  'sanity-transaction-id': transaction.id,
  'sanity-transaction-time': transaction.timestamp,
  'sanity-dataset': dataset,
  'sanity-document-id': document,
  'sanity-project-id': project,
  'sanity-webhook-id': 'embedded-lake',
  'sanity-operation': operation,
});
