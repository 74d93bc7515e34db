import * as v from 'valibot';
import { type Page, pagesOf } from '../../../compose/documentPages.ts';
import type { Fetched } from '../../../queries/documents.ts';
import { Reference } from '../../../queries/fragments.ts';
import { lackingIn } from './shapes.ts';

const OfProgram = v.object({ program: Reference });

/**
 * The documents whose page cannot be made: they lack what it is made from, belong to a programme
 * without a page, or have another page's address.
 *
 * @param edited keeps its address when another page has the same
 */
export function refusedIn(documents: Fetched, edited: string | undefined): string[] {
  const pages = pagesOf(documents);
  const ids = new Set(pages.map(({ document }) => document._id));
  const isOrphan = (document: unknown) =>
    v.is(OfProgram, document) && !ids.has(document.program._ref);
  return [
    ...Object.values(documents)
      .flat()
      .filter((document) => lackingIn(document).length > 0 || isOrphan(document))
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
