import { pagesOf } from '../../../studio/compose/documentPages.ts';
import {
  type KeptContent,
  NO_KEPT_CONTENT,
  pathsById,
} from '../../../studio/compose/keptContent.ts';
import {
  type Documents,
  type FetchedDocuments,
  mapDocuments,
  parseDocuments,
} from '../../../studio/queries/documents.ts';
import { CommandError } from '../../command/command.ts';
import type { HeldBackDocument } from '../../content/heldBack.ts';
import type { PreviousContent } from '../../content/previousContent.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import type { FormerContent } from '../../content/pulledContent.ts';
import { crossDocumentProblems } from '../crossDocumentProblems.ts';
import { linkTargets } from '../linkTargets.ts';
import { InvalidDocuments } from './invalidDocuments.ts';
import { findLastGoodContent } from './lastGoodContent.ts';
import { removeDeadEntries, restoreNavigation } from './navigation.ts';
import { removeDeadCards } from './removeDeadCards.ts';
import { removeDeadLinks } from './removeDeadLinks.ts';

/** The content that may be published. */
export interface AcceptedContent {
  readonly documents: Documents;
  /** Content of the previous site that is kept. */
  readonly kept: KeptContent;
  readonly heldBack: readonly HeldBackDocument[];
}

export interface HoldBackOptions {
  readonly previous: Omit<PreviousContent, 'digests'>;
  /** Hold back documents with problems instead of refusing everything. */
  readonly holdsBack: boolean;
  /** Origin of the published site, if known. */
  readonly origin?: string;
}

/**
 * Holds back documents with problems: they keep their last good output or, if they have none, are left
 * out together with links to them. Holding back a document can invalidate another, which is then held
 * back too, until no problems remain.
 *
 * @param problems of documents
 * @throws {ContentError} when a required document has no last good output, or nothing may be held back
 * @throws {CommandError} when the last good output exists but cannot be read
 */
export function holdBack(
  documents: FetchedDocuments,
  problems: readonly Problem[],
  options: HoldBackOptions,
): AcceptedContent {
  const { previous, holdsBack, origin } = options;
  const invalid = new InvalidDocuments(documents, holdsBack ? problems : []);
  const former = invalid.keys.size > 0 ? formerContentOf(previous) : undefined;
  const fit = mapDocuments(documents, (list) => list.filter((document) => !invalid.has(document)));
  if (invalid.isFatal(fit, former)) throw new ContentError(problems);
  const pages = pagesOf(fit);
  const kept = former ? findLastGoodContent(invalid.keys, former, pages) : NO_KEPT_CONTENT;
  const context = {
    previous: previous.site,
    origin,
    kept,
    leftOut: invalid.leftOut(kept),
    heldPaths: invalid.paths,
  };
  const more = crossDocumentProblems(fit, pages, context);
  const all = [...problems, ...more];
  if (!holdsBack && all.length > 0) throw new ContentError(all);
  if (more.length > 0) return holdBack(documents, all, options);
  const targets = linkTargets(fit, pages, context);
  const paths = pathsById(pages, kept);
  return {
    documents: withLiveNavigation(parseDocuments(fit), paths, former),
    kept: removeDeadLinks(removeDeadCards(kept, paths), targets, origin),
    heldBack: invalid.describe(kept),
  };
}

/** The previous content, with the last good output of documents held back, if any was pulled. */
function formerContentOf({
  site,
  catalogues,
  unreadable,
}: Omit<PreviousContent, 'digests'>): FormerContent | undefined {
  // Otherwise pages would disappear.
  if (unreadable.length > 0)
    throw new CommandError(
      `${unreadable.join(', ')} cannot be read, so there is no last good text to keep: fix the content, or run the command without --hold-back`,
    );
  return site && { site, catalogues };
}

function withLiveNavigation(
  documents: Documents,
  paths: ReadonlyMap<string, string>,
  former: FormerContent | undefined,
): Documents {
  const [navigation = former && restoreNavigation(former)] = documents.navigation;
  return { ...documents, navigation: navigation ? [removeDeadEntries(navigation, paths)] : [] };
}
