import { summarise } from '../../../studio/changes/summary.ts';
import { buildPaths } from '../../build/paths.ts';
import { toHtml } from '../../changes/html.ts';
import { composeReport } from '../../changes/report.ts';
import { readSite } from '../../check/builtSite.ts';
import type { SiteFileCache } from '../../check/siteReader.ts';
import type { Settings } from '../../command/settings.ts';
import { describeHeldBack } from '../../content/heldBack.ts';
import { flushFolder, writeAndFlush } from '../../disk/durableWrites.ts';
import { toJson } from '../../disk/json.ts';
import { linkTree } from '../../disk/linkTree.ts';
import { filingsToReport } from '../../filing/report.ts';
import type { PullResult } from '../../pull/pull.ts';
import { countContent, readReleaseContent, storeReleaseContent } from '../../release/content.ts';
import { carryOverAssets } from '../../release/keptAssets.ts';
import { serializePageTexts } from '../../release/pageTexts.ts';
import { releasePaths } from '../../release/paths.ts';
import { currentRelease, listReleases, writeRelease } from '../../release/release.ts';
import { verifySite } from '../../release/verify.ts';
import type { BuildResult } from '../builds.ts';
import { toEditorProblems } from './failure.ts';
import { inputsFingerprint } from './fingerprint.ts';
import type { BuildOrder } from './messages.ts';

type Pulled = Pick<PullResult, 'content' | 'heldBack'>;

export interface ReleaseOptions {
  /** Root of the checkout: content is in `locales`, build output in `dist`. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  readonly settings: Settings;
  /** The files of the current release, see `readSite`. */
  readonly known: SiteFileCache;
  /** Fetches the published content into the checkout. */
  pull(order: Pick<BuildOrder, 'strict' | 'revisions'>): Promise<Pulled>;
  /** Builds the site. Returns the size of every file in bytes, by its path in the site. */
  build(): Promise<ReadonlyMap<string, number>>;
  /** Called with the name of each step when it begins. */
  onStep(name: string): void;
}

/**
 * Makes a release of the published content: pull, build, verify, report. The release is complete when
 * this returns; the server switches to it.
 *
 * @throws when a step fails; the incomplete release is cleaned up later
 */
export async function makeRelease(
  order: BuildOrder,
  options: ReleaseOptions,
): Promise<BuildResult> {
  const { id, code } = order;
  const { root, releases, settings, known } = options;
  const { SITE_URL } = settings;
  const { steps, time } = startStopwatch((name) => options.onStep(name));
  const { locales, hosting, client } = buildPaths(root);
  const paths = releasePaths(releases, id);
  const former = currentRelease(releases);

  const { content, heldBack } = await time('pull', () => options.pull(order));
  const inputs = await inputsFingerprint(locales, code, settings);
  const heldResult = {
    heldBack: describeHeldBack(heldBack),
    heldDocuments: heldBack.map(({ document }) => document),
    reasons: heldBack.flatMap(({ problems }) => toEditorProblems(problems)),
  };
  if (listReleases(releases).at(-1)?.inputs === inputs)
    return { outcome: { kind: 'unchanged', ...heldResult }, steps };

  const sizes = await time('build', () => options.build());

  const linked = await time('link', async () => {
    await storeReleaseContent(locales, paths.content);
    await linkTree(hosting, paths.hosting);
    return linkTree(client, paths.site);
  });

  await time('verify', async () => {
    const site = await readSite(paths.site, SITE_URL, known);
    await writeAndFlush(paths.texts, serializePageTexts(site));
    verifySite(site, { content: content.site, formerPages: former?.contains.pages, sizes });
  });

  const report = await time('report', async () => {
    const before = former && (await readReleaseContent(releasePaths(releases, former.id).content));
    const composed = {
      ...composeReport(before, content, heldBack, SITE_URL),
      filings: filingsToReport(releases, { id, site: content.site }, new Date(), SITE_URL),
    };
    await writeAndFlush(paths.reportJson, toJson(composed));
    await writeAndFlush(paths.reportHtml, await toHtml(composed, `Release ${id}`));
    return composed;
  });

  await time('complete', async () => {
    const now = new Date();
    // After a power cut the record must not exist without the files it lists.
    await flushFolder(paths.folder);
    await writeRelease(releases, {
      id,
      createdAt: now.toISOString(),
      inputs,
      contains: { ...countContent(content), ...linked },
      changes: summarise(report),
      kept: former ? await carryOverAssets(releases, former, id, now) : [],
    });
    await flushFolder(releases);
  });
  const changes = summarise(report);
  return { outcome: { kind: 'published', release: id, changes, ...heldResult }, steps };
}

/**
 * Measures the steps of a build, in whole milliseconds.
 *
 * @param onStep called when a step begins
 */
function startStopwatch(onStep: (name: string) => void) {
  const steps: Record<string, number> = {};
  return {
    steps,
    async time<T>(name: string, run: () => Promise<T>): Promise<T> {
      onStep(name);
      const start = performance.now();
      const result = await run();
      steps[name] = Math.round(performance.now() - start);
      return result;
    },
  };
}
