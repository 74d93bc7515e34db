import { pagesOf } from '../../studio/compose/documentPages.ts';
import { pathsById } from '../../studio/compose/keptContent.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { singletonProblems } from './crossDocumentProblems.ts';
import { type AcceptedContent, type HoldBackOptions, holdBack } from './hold/holdBack.ts';
import { makePictures } from './pictures/makePictures.ts';
import type { PictureStore } from './pictures/pictureStore.ts';
import { pictureUses } from './pictures/pictureUses.ts';
import type { Source } from './source/source.ts';
import { documentProblems } from './validate.ts';
import { ValidationCache } from './validationCache.ts';

interface AcceptOptions extends HoldBackOptions {
  readonly root: string;
  readonly source: Source;
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
  documents: FetchedDocuments,
  options: AcceptOptions,
): Promise<AcceptedContent> {
  const { root, source, store, progress } = options;
  const pages = pagesOf(documents);
  const accepted = new ValidationCache(root);
  const problems = [
    ...(await documentProblems(documents, pages, source, accepted)),
    ...singletonProblems(documents),
  ];
  await accepted.save();
  const content = holdBack(documents, problems, options);
  if (!store) return content;
  const faults = await makePictures(pictureUses(content.documents), source, store, progress);
  if (faults.length === 0) return content;
  const paths = pathsById(pages);
  const placed = faults.map((fault) => ({ ...fault, page: paths.get(fault.document) }));
  return holdBack(documents, [...problems, ...placed], options);
}
