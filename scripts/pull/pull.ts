import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { takeLock } from '../lock.ts';
import { composeReport } from '../report/compose.ts';
import type { Report } from '../report/report.ts';
import type { Settings } from '../settings.ts';
import { acceptContent } from './accept.ts';
import { composeGeneration } from './compose.ts';
import { explainDiskFailure } from './diskFailure.ts';
import { describeDue } from './dueFigures.ts';
import { recoverGeneration } from './generation.ts';
import { describeHeld, type Held } from './hold/held.ts';
import { knownDocuments } from './knownFields.ts';
import { PictureStore } from './pictures/pictureStore.ts';
import { readPrevious } from './previous.ts';
import { refuseRemoval } from './removal.ts';
import { describeResult, refuseChanges, writeReports } from './report.ts';
import { fetchDocuments } from './source/fetchDocuments.ts';
import { LIMITS, type Limits, openSource, type Source } from './source/source.ts';
import { writeContent } from './write.ts';

/** What to do with the pulled content, and where. */
export interface PullOptions {
  /** Folder of the checkout. */
  readonly root: string;
  readonly settings: Settings;
  /** Fail if anything would change, and write nothing. */
  readonly check?: boolean;
  /** Write nothing. */
  readonly dryRun?: boolean;
  /** Publish the rest when documents have problems; those keep their last good output. */
  readonly holdBack?: boolean;
  /** Accept that half of the documents are suddenly gone. */
  readonly allowRemoval?: boolean;
  /** File for a report of what changed and of the documents held back, as Markdown. */
  readonly report?: string | undefined;
  /** File for the documents held back, as JSON. */
  readonly held?: string | undefined;
  /** What the source may take, where it differs from {@link LIMITS}. */
  readonly limits?: Partial<Limits>;
  /** Called with a sentence for each step. */
  readonly progress: (text: string) => void;
}

/** What a pull did, or would do. */
export interface PullResult {
  /** Files of `locales/` that changed. */
  readonly changed: readonly string[];
  /** What changed for visitors, and what is not published as it is. */
  readonly report: Report;
  /** Documents that are not published as they are, with what is wrong. */
  readonly held: readonly Held[];
}

/**
 * Brings the published content into `locales/` and `public/images/`: fetch, validate, resolve
 * figures, flatten, write.
 *
 * @throws {CommandError} when the source fails, the content is refused, or `check` finds a change
 */
export async function pull(options: PullOptions): Promise<PullResult> {
  try {
    return await pullAlone(options);
  } catch (error) {
    throw explainDiskFailure(error);
  }
}

async function pullAlone(options: PullOptions): Promise<PullResult> {
  const { root, settings, limits, progress } = options;
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const lock = takeLock(
    path.join(cache, 'pull-lock.db'),
    `Another pull is running in ${root}: wait for it to end`,
  );
  try {
    await recoverGeneration(path.join(root, 'locales'));
    const dataset = path.join(root, 'studio', 'dataset');
    const waiting = (delay: number) =>
      progress(`The source asks to wait: ${Math.ceil(delay / 1000)} s`);
    await using source = await openSource(settings, dataset, { ...LIMITS, waiting, ...limits });
    return await pullFrom(source, options);
  } finally {
    lock.release();
  }
}

async function pullFrom(source: Source, options: PullOptions): Promise<PullResult> {
  const { root, settings, check, dryRun, progress } = options;
  const locales = path.join(root, 'locales');

  progress(`Fetching from ${source.name}`);
  const documents = knownDocuments(await fetchDocuments(source));
  const previous = await readPrevious(locales);
  if (!options.allowRemoval) refuseRemoval(documents, previous.site);

  progress(`Validating ${Object.values(documents).flat().length} documents`);
  const store = check || dryRun ? undefined : new PictureStore(root);
  const holdsBack = options.holdBack ?? false;
  const judgement = { root, source, previous, holdsBack, store, progress };
  const content = await acceptContent(documents, judgement);
  for (const line of [...describeHeld(content.held), ...describeDue(documents, new Date())])
    progress(line);

  const composed = await composeGeneration(content, previous, locales);
  const { site, catalogues, changed } = composed;
  const before = previous.site && { site: previous.site, catalogues: previous.catalogues };
  const { held } = content;
  const report = composeReport(before, { site, catalogues }, held, settings.SITE_URL);
  const result = { changed, report, held };
  await writeReports(result, options);
  if (check) refuseChanges(result);
  if (store) await writeContent(composed, store, locales);
  progress(describeResult(result, Object.keys(catalogues.en).length, store !== undefined));
  return result;
}
