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

/** How content is judged. */
interface Judgement {
  readonly root: string;
  readonly source: Source;
  readonly previous: Previous;
  /** Origin of the published site. */
  readonly origin: string;
  /** Hold documents with problems back, instead of refusing all. */
  readonly holdsBack: boolean;
  /** Where pictures are made; without one they are judged by what the source says of them. */
  readonly store: PictureStore | undefined;
  readonly progress: (text: string) => void;
}

/**
 * Decides what of the content may be published, and makes its pictures: that they can be made is
 * part of the decision.
 *
 * @throws {ContentError} that lists all problems at once
 * @throws {CommandError} when the source does not give a picture for now
 */
export async function acceptContent(
  documents: Fetched,
  judgement: Judgement,
): Promise<AcceptedContent> {
  const { root, source, store, progress } = judgement;
  const pages = pagesOf(documents);
  const accepted = new AcceptedDocuments(root);
  const problems = [
    ...(await documentProblems(documents, pages, source, accepted)),
    ...singletonProblems(documents),
  ];
  await accepted.save();
  const content = decide(documents, problems, judgement);
  if (!store) return content;
  const faults = await makePictures(pictureUses(content.documents), source, store, progress);
  if (faults.length === 0) return content;
  const paths = new Map(pages.map(({ document, path }) => [document._id, path]));
  const placed = faults.map((fault) => ({ ...fault, page: paths.get(fault.document) }));
  return decide(documents, [...problems, ...placed], judgement);
}

const decide = (
  documents: Fetched,
  problems: readonly Problem[],
  judgement: Judgement,
): AcceptedContent =>
  judgement.holdsBack
    ? holdBack(documents, problems, judgement)
    : acceptWhole(documents, problems, judgement);

function acceptWhole(
  documents: Fetched,
  found: readonly Problem[],
  { previous: { site: previous }, origin }: Judgement,
): AcceptedContent {
  const pages = pagesOf(documents);
  const nothingHeld = { kept: NOTHING_KEPT, leftOut: new Map(), heldPaths: new Set<string>() };
  const surroundings = { ...nothingHeld, previous, origin };
  const problems = [...found, ...crossDocumentProblems(documents, pages, surroundings)];
  if (problems.length > 0) throw new ContentError(problems);
  return { documents: fitDocuments(documents), kept: NOTHING_KEPT, held: [] };
}
