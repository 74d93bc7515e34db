import { pagesOf } from '../../../studio/compose/documentPages.ts';
import { type Kept, NOTHING_KEPT, pathsById } from '../../../studio/compose/kept.ts';
import {
  type Documents,
  type Fetched,
  fitDocuments,
  mapDocuments,
} from '../../../studio/queries/documents.ts';
import { CommandError } from '../../command/command.ts';
import type { Held } from '../../content/held.ts';
import type { Previous } from '../../content/previous.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import type { FormerContent } from '../../content/pulledContent.ts';
import { crossDocumentProblems } from '../crossDocument.ts';
import { linkTargets } from '../linkTargets.ts';
import { Broken } from './broken.ts';
import { lastGood } from './lastGood.ts';
import { withoutDeadLinks } from './liveLinks.ts';
import { formerNavigation, withoutDeadEntries } from './navigation.ts';

/** What of the content may be published. */
export interface AcceptedContent {
  readonly documents: Documents;
  /** Parts of the former site that stay as they are. */
  readonly kept: Kept;
  /** Documents that are not published as they are. */
  readonly held: readonly Held[];
}

/** What the documents are held against. */
interface Base {
  readonly previous: Previous;
  /** Origin of the published site, where it is known. */
  readonly origin?: string;
}

/**
 * The content without the documents that have problems: they keep their last good output, or are
 * left out where they have none, and nothing leads to what is left out. Holding a document back can
 * break another, which is then held back as well, until all fits.
 *
 * @param problems of documents
 * @throws {ContentError} when nothing good is known of a document that the site cannot be without
 * @throws {CommandError} when the last good output is there and cannot be read
 */
export function holdBack(
  documents: Fetched,
  problems: readonly Problem[],
  base: Base,
): AcceptedContent {
  const { previous, origin } = base;
  const former = problems.length > 0 ? formerOf(previous) : undefined;
  const broken = new Broken(documents, problems);
  if (broken.isFatal(former)) throw new ContentError(problems);
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
    held: broken.describe(kept),
  };
}

/** The generation from which held documents take their last good output, if one was pulled. */
function formerOf({ site, catalogues, unreadable }: Previous): FormerContent | undefined {
  // Without it pages would vanish.
  if (unreadable.length > 0)
    throw new CommandError(
      `${unreadable.join(', ')} cannot be read, so there is no last good text to keep: mend the content, or run the command without --hold-back`,
    );
  return site && { site, catalogues };
}

function withLiveNavigation(
  documents: Documents,
  paths: ReadonlyMap<string, string>,
  former: FormerContent | undefined,
): Documents {
  const [navigation = former && formerNavigation(former)] = documents.navigation;
  return { ...documents, navigation: navigation ? [withoutDeadEntries(navigation, paths)] : [] };
}
