import { assetsToKeep, hashedFiles, linkAssets } from './keptAssets.ts';
import { releasePlaces } from './places.ts';
import type { KeptAsset, Release } from './release.ts';

/**
 * Gives a release the hashed files of the one that visitors see, as far as it lacks them, so that
 * tabs which are open keep working after the switch.
 *
 * @param id of the release that takes over; its own files are in place
 * @returns the files that it got
 */
export async function takeOverAssets(
  releases: string,
  former: Release,
  id: string,
  now: Date,
): Promise<KeptAsset[]> {
  const [from, to] = [releasePlaces(releases, former.id).site, releasePlaces(releases, id).site];
  const assets = assetsToKeep(former, hashedFiles(from), new Set(hashedFiles(to)), now);
  await linkAssets(assets, from, to);
  return assets;
}
