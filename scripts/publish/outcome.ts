import type { PublishOutcome } from '../../studio/publishing/outcome.ts';
import type { Build, BuildOutcome } from './builds.ts';
import type { StatusParts } from './status.ts';
import { NOTHING_TOLD, readToldPages } from './toldPages.ts';

/** A publish, as the Studio knows it. */
export interface Publish {
  /** Id of the published document. */
  readonly document: string;
  /** Its revision: the transaction that published it. */
  readonly revision: string;
}

type OutcomeParts = Pick<StatusParts, 'releases' | 'deliveries' | 'builds' | 'queue' | 'retries'>;

/**
 * What became of a publish.
 *
 * @param site origin under which releases are served, for links
 */
export async function publishOutcome(
  publish: Publish,
  parts: OutcomeParts,
  site: string,
): Promise<PublishOutcome> {
  const { deliveries, builds, queue, retries, releases } = parts;
  const delivery = deliveries.find(publish);
  if (!delivery) return { state: 'unheard' };
  const covering = builds.covering(delivery.number);
  const made = covering.find(({ outcome }) => outcome && outcome.outcome.kind !== 'failed');
  if (made?.outcome && made.ended !== null) {
    const { outcome } = made.outcome;
    const seconds = (Date.parse(made.ended) - Date.parse(delivery.received)) / 1000;
    const told =
      outcome.kind === 'published'
        ? await readToldPages(releases, outcome.release, site)
        : NOTHING_TOLD;
    return conclude(outcome, publish, { seconds, ...told });
  }
  const last = covering.at(-1);
  if (isRunning(last) && queue.state === 'running') return { state: 'building' };
  if (last?.outcome?.outcome.kind !== 'failed' || queue.state !== 'idle')
    return { state: 'waiting' };
  const { why, message, reasons } = last.outcome.outcome;
  return { state: 'failed', why, message, reasons, retryAt: retries.at?.toISOString() ?? null };
}

const isRunning = (build: Build | undefined) => build?.ended === null;

function conclude(
  outcome: BuildOutcome,
  { document }: Publish,
  told: Pick<PublishOutcome & { state: 'live' }, 'seconds' | 'pages' | 'filings'>,
): PublishOutcome {
  const { reasons } = outcome;
  if (outcome.kind === 'failed') {
    const { why, message } = outcome;
    return { state: 'failed', why, message, reasons, retryAt: null };
  }
  if (outcome.heldDocuments.includes(document))
    return { state: 'held', reasons: reasons.filter((reason) => reason.document === document) };
  switch (outcome.kind) {
    case 'published':
      return { state: 'live', ...told, changes: outcome.changes };
    case 'unchanged':
    case 'unshown':
      return { state: outcome.kind };
  }
}
