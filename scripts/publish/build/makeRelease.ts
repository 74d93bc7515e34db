import path from 'node:path';
import { readSite } from '../../check/site.ts';
import type { SiteReader } from '../../check/siteReader.ts';
import { flushFolder } from '../../pull/durable.ts';
import { describeHeld, type Held } from '../../pull/hold/held.ts';
import { keepContent, readKeptContent } from '../../release/content.ts';
import { linkTree } from '../../release/linkTree.ts';
import { placesOf } from '../../release/places.ts';
import { currentRelease, listReleases, writeRelease } from '../../release/release.ts';
import { takeOverAssets } from '../../release/takeOverAssets.ts';
import { verifySite } from '../../release/verify.ts';
import { composeReport } from '../../report/compose.ts';
import { summarise } from '../../report/summary.ts';
import type { Settings } from '../../settings.ts';
import { countContent } from './countContent.ts';
import { inputsFingerprint } from './fingerprint.ts';
import type { Order, Result } from './messages.ts';
import { startStopwatch } from './stopwatch.ts';
import { writeReport } from './writeReport.ts';

/** What a release is made with. */
export interface Means {
  /** Folder of the checkout: content is in its `locales`, what is built in `dist`. */
  readonly root: string;
  /** The folder `releases`. */
  readonly releases: string;
  readonly settings: Settings;
  /** Knows the site that visitors see. */
  readonly reader: SiteReader;
  /** Brings the published content into the checkout. Gives the documents that it held back. */
  pull(strict: boolean): Promise<readonly Held[]>;
  /** Builds the site from the content. */
  build(): Promise<void>;
  /** Called with the name of each step as it begins. */
  onStep(name: string): void;
}

/**
 * Makes a release of the published content: pull, build, verify, report. It is complete when this
 * returns; showing it is the server's part.
 *
 * @throws when a step fails; what is there of the release is then no release, and is cleaned away
 */
export async function makeRelease({ id, code, strict }: Order, means: Means): Promise<Result> {
  const { root, releases, settings, reader } = means;
  const { SITE_URL } = settings;
  const { steps, time } = startStopwatch((name) => means.onStep(name));
  const locales = path.join(root, 'locales');
  const places = placesOf(releases, id);
  const former = currentRelease(releases);

  const held = await time('pull', () => means.pull(strict));
  const inputs = await inputsFingerprint(locales, code, settings);
  const heldBack = describeHeld(held);
  if (listReleases(releases).at(-1)?.inputs === inputs)
    return { kind: 'unchanged', heldBack, steps };

  await time('build', () => means.build());

  const linked = await time('link', async () => {
    await keepContent(locales, places.content);
    await linkTree(path.join(root, 'dist', 'hosting'), places.hosting);
    return linkTree(path.join(root, 'dist', 'client'), places.site);
  });

  const content = await readKeptContent(places.content);
  await time('verify', async () => {
    const site = await readSite(places.site, SITE_URL, reader);
    verifySite(site, { content: content.site, formerPages: former?.contains.pages });
  });

  const report = await time('report', async () => {
    const before = former && (await readKeptContent(placesOf(releases, former.id).content));
    const composed = composeReport(before, content, held, SITE_URL);
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
  return { kind: 'built', changes: summarise(report), heldBack, steps };
}
