import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import pLimit from 'p-limit';
import { failureMessage } from '../../command/failure.ts';
import { toPrintable } from '../../command/toPrintable.ts';
import { isPublished } from '../documents/ids.ts';
import type { Change, Operation, Transaction } from '../documents/transaction.ts';

/** Timing of calls; https://www.sanity.io/docs/content-lake/webhook-best-practices */
const TIMES = {
  /** Timeout of a call, in milliseconds. */
  timeout: 30_000,
  /** Delay before each retry, in milliseconds. */
  pauses: [30_000, 30_000],
};

/** The target of the calls, and how they are signed. */
export interface WebhookOptions {
  readonly url: string;
  readonly secret: string;
  /** The project id sent to the receiver. */
  readonly project: string;
  readonly dataset: string;
  /** Reports calls that failed. */
  readonly log: (line: string) => void;
  readonly times?: Readonly<typeof TIMES>;
}

/** Maximum number of parallel calls; an import changes thousands of documents. */
const CONCURRENCY = 8;

/** Calls a webhook after every publish, like Sanity: at least once, in no guaranteed order. */
export class Webhooks {
  readonly #options: WebhookOptions;
  readonly #limit = pLimit(CONCURRENCY);
  readonly #closing = new AbortController();

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  /** Does not block: a commit never waits for its webhook. */
  notify(transaction: Transaction): void {
    for (const call of callsOf(transaction)) void this.#deliver(call);
  }

  /** Aborts pending calls. */
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
    if (outcome.kind === 'delivered' || this.#closing.signal.aborted) return;
    log(`The webhook ${url} was not notified of ${call.change.id}: ${outcome.reason}`);
  }

  async #send(call: WebhookCall): Promise<Outcome> {
    const { url, secret, times = TIMES } = this.#options;
    const body = bodyOf(call.change);
    // Signed anew for each attempt: receivers reject signatures older than a few minutes.
    const signature = await encodeSignatureHeader(body, Date.now(), secret);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headersOf(call, this.#options), [SIGNATURE_HEADER_NAME]: signature },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(times.timeout)]),
      });
      if (!response.ok) return outcomeOf(response.status, toPrintable(await response.text()));
      await response.body?.cancel();
      return { kind: 'delivered' };
    } catch (error) {
      const { cause } = error instanceof Error ? error : {};
      const reason = cause instanceof Error ? failureMessage(cause) : String(error);
      return { kind: 'retry', reason };
    }
  }
}

/** One call of the webhook: Sanity makes one per document, not per transaction. */
interface WebhookCall {
  /** Idempotency key, the same for all attempts. */
  readonly key: string;
  readonly transaction: Transaction;
  readonly change: Change;
}

/** The calls that a transaction causes: one for each published document that it changed. */
const callsOf = (transaction: Transaction): WebhookCall[] =>
  transaction.changes
    .filter(isNotified)
    .map((change) => ({ key: randomBytes(16).toString('hex'), transaction, change }));

/** Only published documents; assets are published with the document that uses them. */
const isNotified = ({ id, before, after }: Change): boolean =>
  isPublished(id) && !(after ?? before)?._type.startsWith('sanity.');

const operationOf = ({ before, after }: Change): Operation => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

/** The result of the projection `{_id, _type, _rev}`; for a deleted document, its last state. */
function bodyOf({ before, after }: Change): string {
  const { _id, _type, _rev } = after ?? before ?? {};
  return JSON.stringify({ _id, _type, _rev });
}

type Outcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'rejected' | 'retry'; readonly reason: string };

function outcomeOf(status: number, message: string): Outcome {
  const kind = status === 429 || status >= 500 ? 'retry' : 'rejected';
  return { kind, reason: `it responded with ${status}${message && `: ${message}`}` };
}

const headersOf = (
  { key, transaction, change }: WebhookCall,
  { project, dataset }: WebhookOptions,
) => ({
  'content-type': 'application/json; charset=utf-8',
  'idempotency-key': key,
  'sanity-transaction-id': transaction.id,
  'sanity-transaction-time': transaction.timestamp,
  'sanity-dataset': dataset,
  'sanity-document-id': change.id,
  'sanity-project-id': project,
  'sanity-webhook-id': 'embedded-lake',
  'sanity-operation': operationOf(change),
});
