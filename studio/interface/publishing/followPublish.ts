import * as v from 'valibot';
import { isFinal, PublishOutcome } from '../../publishing/outcome.ts';

/** A publish or removal by this editor. */
export interface OwnPublish {
  /** Id of the published document. */
  readonly document: string;
  readonly type: string;
  readonly revision: string;
  readonly what: 'published' | 'withdrawn';
  /** The document's name for editors. */
  readonly name: string;
  /** How many documents the same transaction published: several in a release. */
  readonly documentCount: number;
  /** Whether it is the first of these and so represents all. */
  readonly isFirst: boolean;
}

/** Polling intervals in milliseconds; the longer one when a build takes its time. */
const SOON = 400;
const LATER = 3_000;

/** How long to wait for an answer, in milliseconds: a lost connection may not fail for minutes. */
const ANSWER_TIMEOUT = 10_000;

/** How long to poll without a useful answer, in milliseconds. */
const TIMEOUT = 60_000;

interface Follower {
  /** The next request waits for this, so that outcomes cannot overtake each other. */
  readonly onOutcome: (outcome: PublishOutcome) => Promise<void>;
  /** Called when the server does not answer, or has not received the publish. */
  readonly onTimeout: () => void;
}

/** Polls the server for the outcome of a publish until it is final, or the signal aborts. */
export async function followPublish(
  server: string,
  { document, revision }: OwnPublish,
  { onOutcome, onTimeout }: Follower,
  signal: AbortSignal,
): Promise<void> {
  const address = `${server}/outcome?${new URLSearchParams({ document, revision })}`;
  const begun = performance.now();
  let silentSince: number | undefined;
  let last: string | undefined;
  while (!signal.aborted) {
    const outcome = await ask(address, signal);
    if (signal.aborted) return;
    const now = performance.now();
    // Not since the last answer: timers of hidden windows are slow, and a computer may have slept.
    silentSince = outcome && outcome.state !== 'unheard' ? undefined : (silentSince ?? now);
    if (outcome) {
      // A repeated outcome would be announced again, also after a failed request.
      const text = JSON.stringify(outcome);
      if (text !== last) await onOutcome(outcome);
      last = text;
      if (isFinal(outcome)) return;
    }
    if (silentSince !== undefined && now - silentSince > TIMEOUT) return onTimeout();
    await new Promise((done) => setTimeout(done, now - begun < 20_000 ? SOON : LATER));
  }
}

const ask = (address: string, signal: AbortSignal): Promise<PublishOutcome | undefined> =>
  fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT)]) })
    .then((response) => response.json())
    .then((answer: unknown) => v.parse(PublishOutcome, answer))
    .catch(() => undefined);
