import { pagesOf } from '../../../studio/compose/documentPages.ts';
import { NOTHING_KEPT, pathsById } from '../../../studio/compose/kept.ts';
import {
  type Documents,
  type Fetched,
  fitDocuments,
  mapDocuments,
} from '../../../studio/queries/documents.ts';
import type { Previous } from '../../content/previous.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import type { PulledContent } from '../../content/pulledContent.ts';
import type { AcceptedContent } from '../acceptedContent.ts';
import { crossDocumentProblems } from '../crossDocument.ts';
import { linkTargets } from '../linkTargets.ts';
import { Broken } from './broken.ts';
import { formerOf } from './former.ts';
import { lastGood } from './lastGood.ts';
import { withoutDeadLinks } from './liveLinks.ts';
import { formerNavigation, withoutDeadEntries } from './navigation.ts';

/** What the documents are held against. */
interface Base {
  readonly previous: Previous;
  /** Origin of the published site. */
  readonly origin: string;
}

/**
 * The content without the documents that have problems: they keep their last good output, or are
 * left out where they have none, and nothing leads to what is left out. Holding a document back can
 * break another, which is then held back as well, until all fits.
 *
 * @param problems of documents
 * @throws {ContentError} when nothing good is known of a document that the site cannot be without
 */
export function holdBack(
  documents: Fetched,
  problems: readonly Problem[],
  base: Base,
): AcceptedContent {
  const { previous, origin } = base;
  const former = problems.length > 0 ? formerOf(previous) : undefined;
  const broken = new Broken(documents, problems);
  if (!former && broken.hasSingleton) throw new ContentError(problems);
  const fit = mapDocuments(documents, (list) => list.filter((document) => !broken.has(document)));
  const pages = pagesOf(fit);
  const kept = former ? lastGood(broken.keys, former, pages) : NOTHING_KEPT;
  const surroundings = {
    ...{ previous: previous.site, origin, kept },
    ...{ leftOut: broken.leftOut(kept), heldPaths: broken.paths },
  };
  const more = crossDocumentProblems(fit, pages, surroundings);
  if (more.length > 0) return holdBack(documents, [...problems, ...more], base);
  return {
    documents: withLiveNavigation(fitDocuments(fit), pathsById(pages, kept), former),
    kept: withoutDeadLinks(kept, linkTargets(fit, pages, surroundings), origin),
    held: broken.describe(kept, former?.site.redirects ?? []),
  };
}

function withLiveNavigation(
  documents: Documents,
  paths: ReadonlyMap<string, string>,
  former: PulledContent | undefined,
): Documents {
  const [navigation = former && formerNavigation(former)] = documents.navigation;
  return { ...documents, navigation: navigation ? [withoutDeadEntries(navigation, paths)] : [] };
}
