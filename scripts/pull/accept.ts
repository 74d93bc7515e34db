import { pagesOf } from '../../studio/compose/documentPages.ts';
import { NOTHING_KEPT } from '../../studio/compose/kept.ts';
import { type Fetched, fitDocuments } from '../../studio/queries/documents.ts';
import type { Previous } from '../content/previous.ts';
import { ContentError, type Problem } from '../content/problems.ts';
import { AcceptedDocuments } from './acceptedDocuments.ts';
import { crossDocumentProblems, singletonProblems } from './crossDocument.ts';
import { type AcceptedContent, holdBack } from './hold/holdBack.ts';
import { makePictures } from './pictures/makePictures.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { pictureUses } from './pictures/pictureUses.ts';
import type { Source } from './source/source.ts';
import { documentProblems } from './validate.ts';

interface AcceptOptions {
  readonly root: string;
  readonly source: Source;
  readonly previous: Previous;
  /** Origin of the published site. */
  readonly origin: string;
  /** Hold back documents with problems instead of refusing everything. */
  readonly holdsBack: boolean;
  /** Where pictures are made; without one, only their metadata is checked. */
  readonly store: PictureStore | undefined;
  readonly progress: (text: string) => void;
}

/**
 * Decides which content may be published. This includes making the pictures, because a document whose
 * picture cannot be made is refused.
 *
 * @throws {ContentError} that lists all problems
 * @throws {CommandError} when a picture is temporarily unavailable
 */
export async function acceptContent(
  documents: Fetched,
  options: AcceptOptions,
): Promise<AcceptedContent> {
  const { root, source, store, progress } = options;
  const pages = pagesOf(documents);
  const accepted = new AcceptedDocuments(root);
  const problems = [
    ...(await documentProblems(documents, pages, source, accepted)),
    ...singletonProblems(documents),
  ];
  await accepted.save();
  const content = decide(documents, problems, options);
  if (!store) return content;
  const faults = await makePictures(pictureUses(content.documents), source, store, progress);
  if (faults.length === 0) return content;
  const paths = new Map(pages.map(({ document, path }) => [document._id, path]));
  const placed = faults.map((fault) => ({ ...fault, page: paths.get(fault.document) }));
  return decide(documents, [...problems, ...placed], options);
}

const decide = (
  documents: Fetched,
  problems: readonly Problem[],
  options: AcceptOptions,
): AcceptedContent =>
  options.holdsBack
    ? holdBack(documents, problems, options)
    : acceptAll(documents, problems, options);

function acceptAll(
  documents: Fetched,
  found: readonly Problem[],
  { previous: { site: previous }, origin }: AcceptOptions,
): AcceptedContent {
  const pages = pagesOf(documents);
  const nothingHeld = { kept: NOTHING_KEPT, leftOut: new Map(), heldPaths: new Set<string>() };
  const context = { ...nothingHeld, previous, origin };
  const problems = [...found, ...crossDocumentProblems(documents, pages, context)];
  if (problems.length > 0) throw new ContentError(problems);
  return { documents: fitDocuments(documents), kept: NOTHING_KEPT, held: [] };
}
