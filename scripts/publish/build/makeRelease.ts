import path from 'node:path';
import { readSite } from '../../check/site.ts';
import type { SiteReader } from '../../check/siteReader.ts';
import { flushFolder } from '../../pull/durable.ts';
import { keepContent, readKeptContent } from '../../release/content.ts';
import { linkTree } from '../../release/linkTree.ts';
import { placesOf } from '../../release/places.ts';
import { currentRelease, listReleases, writeRelease } from '../../release/release.ts';
import { takeOverAssets } from '../../release/takeOverAssets.ts';
import { verifySite } from '../../release/verify.ts';
import { composeReport } from '../../report/compose.ts';
import { summarise } from '../../report/summary.ts';
import { readSettings } from '../../settings.ts';
import { buildSite } from './buildSite.ts';
import { countContent } from './countContent.ts';
import { inputsFingerprint } from './fingerprint.ts';
import type { Order, Result } from './messages.ts';
import { pullContent } from './pullContent.ts';
import { startStopwatch } from './stopwatch.ts';
import { writeReport } from './writeReport.ts';

/** What a release is made with. */
export interface Means {
  /** Folder of the checkout. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  /** Knows the site that visitors see. */
  readonly reader: SiteReader;
  readonly onStep: (name: string) => void;
}

/**
 * Makes a release of the published content: pull, build, verify, report. It is complete when this
 * returns; showing it is the server's part.
 *
 * @throws when a step fails; what is there of the release is then no release, and is cleaned away
 */
export async function makeRelease({ id, code }: Order, means: Means): Promise<Result> {
  const { root, releases, reader, onStep } = means;
  const settings = readSettings();
  const { SITE_URL } = settings;
  const { steps, time } = startStopwatch(onStep);
  const places = placesOf(releases, id);
  const former = currentRelease(releases);

  const heldBack = await time('pull', () => pullContent(root, settings));
  const inputs = await inputsFingerprint(path.join(root, 'locales'), code, settings);
  if (listReleases(releases).at(-1)?.inputs === inputs) return { kind: 'unchanged', steps };

  await time('build', () => buildSite(root));

  const linked = await time('link', async () => {
    await keepContent(path.join(root, 'locales'), places.content);
    return linkTree(path.join(root, 'dist', 'client'), places.site);
  });

  const content = await readKeptContent(places.content);
  await time('verify', async () => {
    const site = await readSite(places.site, SITE_URL, reader);
    verifySite(site, { content: content.site, formerPages: former?.contains.pages });
  });

  const report = await time('report', async () => {
    const before = former && (await readKeptContent(placesOf(releases, former.id).content));
    const composed = composeReport(before, content, heldBack, SITE_URL);
    await writeReport(composed, id, places);
    return composed;
  });

  await time('complete', async () => {
    const now = new Date();
    await writeRelease(releases, {
      id,
      createdAt: now.toISOString(),
      inputs,
      contains: { ...countContent(content), ...linked },
      changes: summarise(report),
      kept: former ? await takeOverAssets(releases, former, id, now) : [],
    });
    await flushFolder(releases);
  });
  return { kind: 'built', changes: summarise(report), steps };
}
