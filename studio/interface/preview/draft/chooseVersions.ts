import * as v from 'valibot';
import { recordOf } from '../../../../locales/recordOf.ts';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import { type Page, pagesOf } from '../../../compose/documentPages.ts';
import {
  type FetchedDocument,
  type FetchedDocuments,
  invalidFields,
} from '../../../queries/documents.ts';
import { Reference } from '../../../queries/fragments.ts';
import type { LakeState } from './lakeState.ts';

/**
 * Chooses the version of each document to show: the first of form, draft and published version from
 * which a page can be built. A document without one is omitted.
 *
 * @returns documents that can all be shown together
 */
export function chooseVersions(
  { drafts, published }: LakeState,
  edited: FetchedDocument | undefined,
): FetchedDocuments {
  const lists = [
    edited ? [edited] : [],
    Object.values(drafts).flat(),
    Object.values(published).flat(),
  ];
  const versions = Map.groupBy(
    lists.flat().filter((document) => invalidFields(document).length === 0),
    ({ _id }) => _id,
  );
  for (;;) {
    const chosen = [...versions.values()].flatMap(([first]) => first ?? []);
    const documents = recordOf(DOCUMENT_TYPES, (type) =>
      chosen.filter(({ _type }) => _type === type),
    );
    const refused = new Set(misplacedIn(documents, edited?._id));
    if (refused.size === 0) return documents;
    for (const id of refused) versions.get(id)?.shift();
  }
}

const OfProgram = v.object({ program: Reference });

/**
 * The documents whose programme has no page, or whose address another page has.
 *
 * @param edited id of the document that keeps its address if another page has the same
 */
function misplacedIn(documents: FetchedDocuments, edited: string | undefined): string[] {
  const pages = pagesOf(documents);
  const ids = new Set(pages.map(({ document }) => document._id));
  const orphans = documents.project.filter(
    (document) => v.is(OfProgram, document) && !ids.has(document.program._ref),
  );
  return [...orphans.map(({ _id }) => _id), ...doubles(pages, edited)];
}

function doubles(pages: readonly Page[], edited: string | undefined): string[] {
  const first = new Map<string, string>();
  for (const { path, document } of pages)
    if (!first.has(path) || document._id === edited) first.set(path, document._id);
  return pages
    .filter(({ path, document }) => first.get(path) !== document._id)
    .map(({ document }) => document._id);
}
