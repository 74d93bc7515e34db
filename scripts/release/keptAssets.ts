import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../locales/day.ts';
import { flushFolder } from '../disk/durableWrites.ts';
import { linkAndFlush } from '../disk/linkTree.ts';
import { listFiles } from '../disk/listFiles.ts';
import { HASHED_FOLDERS } from '../web/headers.ts';
import { releasePaths } from './paths.ts';
import type { KeptAsset, Release } from './release.ts';

/** A tab that was opened before a release may still request the files of the old one. */
const KEEP_DAYS = 7;
const KEEP_RELEASES = 5;

/**
 * Copies the hashed files of the current release that a new one lacks, so that open tabs keep working
 * after the switch.
 *
 * @param id of the new release, whose own files are in place
 * @returns the copied files
 */
export async function carryOverAssets(
  releases: string,
  former: Release,
  id: string,
  now: Date,
): Promise<KeptAsset[]> {
  const from = releasePaths(releases, former.id).site;
  const to = releasePaths(releases, id).site;
  const assets = assetsToKeep(former, hashedFiles(from), new Set(hashedFiles(to)), now);
  const folders = new Set(assets.map((asset) => path.dirname(path.join(to, asset.path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  for (const { path: file } of assets)
    await linkAndFlush(path.join(from, file), path.join(to, file));
  for (const folder of folders) await flushFolder(folder);
  return assets;
}

/**
 * The hashed files that a new release takes over from its predecessor: those it does not contain
 * itself, until they have been unused for a week and for five releases.
 *
 * @param available hashed files of the predecessor
 * @param own hashed files of the new release
 */
export function assetsToKeep(
  former: Release,
  available: readonly string[],
  own: ReadonlySet<string>,
  now: Date,
): KeptAsset[] {
  const known = new Map(former.kept.map((asset) => [asset.path, asset]));
  return available
    .filter((file) => !own.has(file))
    .map((file) => {
      const { unusedSince = now.toISOString(), releases: count = 0 } = known.get(file) ?? {};
      return { path: file, unusedSince, releases: count + 1 };
    })
    .filter((asset) => isStillKept(asset, now));
}

const isStillKept = ({ unusedSince, releases }: KeptAsset, now: Date): boolean =>
  releases <= KEEP_RELEASES || now.getTime() - Date.parse(unusedSince) <= KEEP_DAYS * DAY;

/** Files whose names contain a content hash, as paths relative to the site's folder. */
const hashedFiles = (site: string): string[] =>
  HASHED_FOLDERS.filter((folder) => existsSync(path.join(site, folder))).flatMap((folder) =>
    listFiles(path.join(site, folder)).map((file) => `${folder}/${file}`),
  );
