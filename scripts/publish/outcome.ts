import type { PublishOutcome } from '../../studio/publishing/outcome.ts';
import { readReportedPages } from './reportedPages.ts';
import type { StatusSources } from './status.ts';

/** A publish, as the Studio identifies it. */
export interface Publish {
  readonly document: string;
  /** The revision of the document: the id of the transaction that published it. */
  readonly revision: string;
}

type OutcomeSources = Pick<StatusSources, 'releases' | 'deliveries' | 'builds' | 'loop'>;

/**
 * The outcome of a publish.
 *
 * @param site origin of the published site, for links
 */
export async function publishOutcome(
  publish: Publish,
  sources: OutcomeSources,
  site: string,
): Promise<PublishOutcome> {
  const { deliveries, builds, loop, releases } = sources;
  const delivery = deliveries.find(publish);
  if (!delivery) return { state: 'unheard' };
  const covering = builds.covering(delivery.number);
  const [made] = covering.flatMap(({ outcome: end, ended }) =>
    end && ended !== null && end.outcome.kind !== 'failed' ? [{ ...end.outcome, ended }] : [],
  );
  if (made) {
    const held = made.heldDocuments.map((document) => ({
      document,
      reasons: made.reasons.filter((reason) => reason.document === document),
    }));
    const own = held.find(({ document }) => document === publish.document);
    if (own) return { state: 'held', reasons: own.reasons };
    if (made.kind !== 'published') return { state: made.kind };
    const seconds = (Date.parse(made.ended) - Date.parse(delivery.received)) / 1000;
    const reported = await readReportedPages(releases, made.release, site);
    return { state: 'live', seconds, ...reported, changes: made.changes, heldOthers: held };
  }
  const last = covering.at(-1);
  if (last?.ended === null && loop.queue.state === 'running') return { state: 'building' };
  if (last?.outcome?.outcome.kind !== 'failed' || loop.queue.state !== 'idle')
    return { state: 'waiting' };
  const { why, message, reasons } = last.outcome.outcome;
  return { state: 'failed', why, message, reasons, retryAt: loop.retryAt?.toISOString() ?? null };
}
