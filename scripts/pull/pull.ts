import path from 'node:path';
import { dayOf } from '../../locales/day.ts';
import type { Settings } from '../command/settings.ts';
import { withContentLock } from '../content/generation.ts';
import { describeHeldBack, type HeldBackDocument } from '../content/heldBack.ts';
import { type PreviousContent, readPreviousContent } from '../content/previousContent.ts';
import { ContentError, describeProblem } from '../content/problems.ts';
import type { FormerContent, PulledContent } from '../content/pulledContent.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { acceptContent } from './acceptContent.ts';
import { claimProblems } from './claims.ts';
import { composeGeneration } from './compose.ts';
import { PictureStore } from './pictures/pictureStore.ts';
import { sitePicturePaths } from './pictures/pictures.ts';
import { describeLostAddresses, describeOverdueReviews, describeStaleRates } from './remarks.ts';
import { refuseRemoval } from './removal.ts';
import { removeUnknownFields } from './removeUnknownFields.ts';
import { requireTypes } from './requireTypes.ts';
import type { startEmbeddedLake } from './source/embeddedLake.ts';
import { fetchDocuments } from './source/fetchDocuments.ts';
import { withRelease } from './source/releasePerspective.ts';
import { LIMITS, type Limits, openSource, type Source } from './source/source.ts';
import { type Revision, waitForRevisions } from './source/waitForRevisions.ts';
import { writeContent } from './write.ts';

export interface PullOptions {
  /** Root of the checkout. */
  readonly root: string;
  readonly settings: Settings;
  /** Write nothing. */
  readonly dryRun?: boolean;
  /** Name or title of a release to pull as if it were published. */
  readonly release?: string | undefined;
  /** Publishes to wait for until the source returns them. */
  readonly revisions?: readonly Revision[];
  /** If documents have problems, publish the others; documents with problems keep their last good output. */
  readonly holdBack?: boolean;
  /** Refuse unsupported claims instead of warning about them. */
  readonly strict?: boolean;
  /** Allow half of the documents to disappear. */
  readonly allowRemoval?: boolean;
  /** Overrides of {@link LIMITS}. */
  readonly limits?: Partial<Limits>;
  /** Time of the pull: figures change by day (default: now). */
  readonly now?: Date;
  /** Starts the embedded lake if no other source is configured. */
  readonly startLake?: typeof startEmbeddedLake;
  /** Called with a message for each step. */
  readonly progress: (text: string) => void;
}

export interface PullResult {
  /** Files of `locales/` that changed. */
  readonly changed: readonly string[];
  /** Files of `public/images/` that were missing, or no longer needed. */
  readonly pictures: readonly string[];
  /** The previous content, if it could be read. */
  readonly before: FormerContent | undefined;
  readonly content: PulledContent;
  /** Documents held back, with their problems. */
  readonly heldBack: readonly HeldBackDocument[];
}

/**
 * Writes the published content to `locales/` and `public/images/`: fetch, validate, resolve figures,
 * flatten, write.
 *
 * @throws {CommandError} when the source fails, the content is refused or a type is not registered
 */
export async function pull(options: PullOptions): Promise<PullResult> {
  requireTypes();
  const { root, dryRun } = options;
  try {
    const run = () => pullFromSource(options);
    return await (dryRun ? run() : withContentLock(root, refusalIn(root), run));
  } catch (error) {
    throw explainDiskFailure(error);
  }
}

async function pullFromSource(options: PullOptions): Promise<PullResult> {
  const { root, settings, limits, progress, release, revisions = [] } = options;
  const dataset = path.join(root, 'studio', 'dataset');
  const waiting = (delay: number) =>
    progress(`Waiting ${Math.ceil(delay / 1000)} s, as requested by the source`);
  await using source = await openSource(
    settings,
    dataset,
    { ...LIMITS, waiting, ...limits },
    options.startLake,
  );
  await waitForRevisions(source, revisions);
  return await pullFrom(release ? await withRelease(source, release) : source, options);
}

/** A dry run reads the previous content under the lock, but does not hold it: its source may stall. */
const readPrevious = ({ root, dryRun }: PullOptions, locales: string): Promise<PreviousContent> =>
  dryRun
    ? withContentLock(root, refusalIn(root), () => readPreviousContent(locales))
    : readPreviousContent(locales);

const refusalIn = (root: string) =>
  `Another pull is running in ${root}: wait until it has finished`;

async function pullFrom(source: Source, options: PullOptions): Promise<PullResult> {
  const { root, dryRun, progress, now = new Date() } = options;
  const locales = path.join(root, 'locales');
  const pictureStore = new PictureStore(root);
  const store = dryRun ? undefined : pictureStore;

  const { accepted, claims, previous } = await acceptFrom(source, locales, store, options);
  const day = dayOf(now);
  const composed = composeGeneration(accepted, previous, day);
  const { site, catalogues, changed } = composed;
  const remarks = [
    ...describeLostAddresses(previous),
    ...describeOverdueReviews(site, day),
    ...describeStaleRates(site, day),
    ...claims.map((claim) => `Warning: ${describeProblem(claim)}`),
  ];
  for (const line of remarks) progress(line);
  const pictures = await pictureStore.outdated(sitePicturePaths(site));
  if (store) await writeContent(composed, store, locales);
  const before = previous.site && { site: previous.site, catalogues: previous.catalogues };
  return { changed, pictures, before, content: { site, catalogues }, heldBack: accepted.heldBack };
}

/**
 * Fetches and validates. A separate function, so that the fetched documents can be garbage-collected
 * before the accepted ones are composed.
 */
async function acceptFrom(
  source: Source,
  locales: string,
  store: PictureStore | undefined,
  options: PullOptions,
) {
  const { root, settings, strict, holdBack = false, allowRemoval, progress } = options;
  const previous = await readPrevious(options, locales);
  progress(`Fetching from ${source.name}`);
  const documents = removeUnknownFields(await fetchDocuments(source));
  if (!allowRemoval) refuseRemoval(documents, previous.site);

  progress(`Validating ${Object.values(documents).flat().length} documents`);
  const claims = claimProblems(documents);
  if (strict && claims.length > 0) throw new ContentError(claims);
  const origin = settings.SITE_URL;
  const accepting = { root, source, previous, origin, holdsBack: holdBack, store, progress };
  const accepted = await acceptContent(documents, accepting);
  // Printed now, in case a later step fails.
  for (const line of describeHeldBack(accepted.heldBack)) progress(line);
  return { accepted, claims, previous };
}
