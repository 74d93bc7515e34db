import * as v from 'valibot';
import { isFinal, PublishOutcome } from '../../publishing/outcome.ts';

/** What this editor published, or took off the site. */
export interface OwnPublish {
  /** Id of the published document. */
  readonly document: string;
  readonly type: string;
  readonly revision: string;
  readonly what: 'published' | 'withdrawn';
  /** What editors call the document. */
  readonly name: string;
  /** How many documents were published at once, by a release. */
  readonly together: number;
  /** Whether it stands for all of these. */
  readonly isFirst: boolean;
}

/** Between two questions, in milliseconds; longer when a build takes its time. */
const SOON = 400;
const LATER = 3_000;

/** After so long without an answer that helps, nobody waits any more. */
const PATIENCE = 60_000;

interface Follower {
  /** What follows is not asked for before it is told: it could overtake. */
  readonly told: (outcome: PublishOutcome) => Promise<void>;
  /** The server does not answer, or was never told of the publish. */
  readonly silent: () => void;
}

/** Asks the server what becomes of a publish until that is settled, or the signal ends it. */
export async function followPublish(
  server: string,
  { document, revision }: OwnPublish,
  { told, silent }: Follower,
  signal: AbortSignal,
): Promise<void> {
  const address = `${server}/outcome?${new URLSearchParams({ document, revision })}`;
  const begun = performance.now();
  let helped = begun;
  let last: string | undefined;
  while (!signal.aborted) {
    const outcome = await ask(address, signal);
    if (signal.aborted) return;
    const now = performance.now();
    if (outcome && outcome.state !== 'unheard') helped = now;
    // What is said again would be read out again.
    const text = JSON.stringify(outcome);
    if (outcome && text !== last) await told(outcome);
    last = text;
    if (outcome && isFinal(outcome)) return;
    if (now - helped > PATIENCE) return silent();
    await new Promise((done) => setTimeout(done, now - begun < 20_000 ? SOON : LATER));
  }
}

const ask = (address: string, signal: AbortSignal): Promise<PublishOutcome | undefined> =>
  fetch(address, { signal })
    .then((response) => response.json())
    .then((answer: unknown) => v.parse(PublishOutcome, answer))
    .catch(() => undefined);
