import type { PublishOutcome } from '../../studio/publishing/outcome.ts';
import type { Build, BuildOutcome } from './builds.ts';
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
 * The outcome of a publish: that of the first build that contains it and did not fail.
 *
 * @param site origin of the published site, for links
 */
export async function publishOutcome(
  publish: Publish,
  sources: OutcomeSources,
  site: string,
): Promise<PublishOutcome> {
  const delivery = sources.deliveries.find(publish);
  if (!delivery) return { state: 'unheard' };
  const covering = sources.builds.covering(delivery.number);
  for (const { outcome: end, ended } of covering) {
    if (!end || ended === null || end.outcome.kind === 'failed') continue;
    const seconds = (Date.parse(ended) - Date.parse(delivery.received)) / 1000;
    return builtOutcome(publish, end.outcome, seconds, (release) =>
      readReportedPages(sources.releases, release, site),
    );
  }
  return unbuiltOutcome(covering.at(-1), sources.loop);
}

/** @param seconds from the publish to the end of the build */
async function builtOutcome(
  { document }: Publish,
  built: Exclude<BuildOutcome, { kind: 'failed' }>,
  seconds: number,
  readPages: (release: string) => ReturnType<typeof readReportedPages>,
): Promise<PublishOutcome> {
  const held = built.heldDocuments.map((id) => ({
    document: id,
    reasons: built.reasons.filter((reason) => reason.document === id),
  }));
  const own = held.find((one) => one.document === document);
  if (own) return { state: 'held', reasons: own.reasons };
  if (built.kind !== 'published') return { state: built.kind };
  const reported = await readPages(built.release);
  return { state: 'live', seconds, ...reported, changes: built.changes, heldOthers: held };
}

/** Of a build whose beginning or end could not be written to the journal. */
const UNRECORDED: BuildOutcome & { kind: 'failed' } = {
  kind: 'failed',
  why: 'disk',
  message: 'The publish server could not write to its journal: its log has the reason',
  reasons: [],
};

/** @param last the newest build that contains the publish, if any: it is running, or it failed */
function unbuiltOutcome(
  last: Build | undefined,
  { queue, retryAt }: OutcomeSources['loop'],
): PublishOutcome {
  if (last?.ended === null && queue.state === 'running') return { state: 'building' };
  if (queue.state !== 'idle') return { state: 'waiting' };
  const end = last?.outcome?.outcome;
  const { why, message, reasons } = end?.kind === 'failed' ? end : UNRECORDED;
  return { state: 'failed', why, message, reasons, retryAt: retryAt?.toISOString() ?? null };
}
