import { readSite } from '../../check/site.ts';
import { SiteReader } from '../../check/siteReader.ts';
import { placesOf } from '../../release/places.ts';
import { currentId } from '../../release/release.ts';
import type { Settings } from '../../settings.ts';

/**
 * Does ahead what a build would do first: reads the site that visitors see, of which the next one
 * will share most files.
 */
export async function readAhead(releases: string, { SITE_URL }: Settings): Promise<SiteReader> {
  const reader = new SiteReader();
  const current = currentId(releases);
  if (current === undefined) return reader;
  // Nothing depends on it: a build that finds less prepared takes longer, and says what is wrong.
  await readSite(placesOf(releases, current).site, SITE_URL, reader).catch(() => {});
  return reader;
}
