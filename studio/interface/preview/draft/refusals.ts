import * as v from 'valibot';
import { type Page, pagesOf } from '../../../compose/documentPages.ts';
import type { Fetched } from '../../../queries/documents.ts';
import { Reference } from '../../../queries/fragments.ts';
import { missingFields } from './shapes.ts';

const OfProgram = v.object({ program: Reference });

/**
 * The documents whose page cannot be built: required fields are missing, their programme has no
 * page, or another page has the same address.
 *
 * @param edited id of the document that keeps its address if another page has the same
 */
export function refusedIn(documents: Fetched, edited: string | undefined): string[] {
  const pages = pagesOf(documents);
  const ids = new Set(pages.map(({ document }) => document._id));
  const isOrphan = (document: unknown) =>
    v.is(OfProgram, document) && !ids.has(document.program._ref);
  return [
    ...Object.values(documents)
      .flat()
      .filter((document) => missingFields(document).length > 0 || isOrphan(document))
      .map(({ _id }) => _id),
    ...doubles(pages, edited),
  ];
}

function doubles(pages: readonly Page[], edited: string | undefined): string[] {
  const first = new Map<string, string>();
  for (const { path, document } of pages)
    if (!first.has(path) || document._id === edited) first.set(path, document._id);
  return pages
    .filter(({ path, document }) => first.get(path) !== document._id)
    .map(({ document }) => document._id);
}
