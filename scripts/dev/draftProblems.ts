import type { SanityClient } from '@sanity/client';
import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import type { FormerSite } from '../../locales/site.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import { NOTHING_KEPT } from '../../studio/compose/kept.ts';
import type { Fetched, FetchedDocument } from '../../studio/queries/documents.ts';
import type { Problem } from '../content/problems.ts';
import { crossDocumentProblems, singletonProblems } from '../pull/crossDocument.ts';
import { targetProblems } from '../pull/referenceTargets.ts';
import { ruleProblems } from '../pull/rules.ts';
import { schemaTypeOf } from '../pull/schema.ts';
import { emptyItems, problemOf, unfitParts } from '../pull/validate.ts';

/** Problems of one draft, independent of other documents: it must be possible to render its page. */
export async function ownProblems(
  document: FetchedDocument,
  pages: readonly Page[],
  client: SanityClient,
): Promise<Problem[]> {
  const found = [...(await ruleProblems(document, { client })), ...emptyItems(document)];
  const type = DOCUMENT_TYPES.find((name) => name === document._type);
  const problems = found.length === 0 && type ? unfitParts(type, document) : found;
  return problems.map(problemOf(document, pathOf(document, pages)));
}

/**
 * Problems between documents: references, paths, links, missing screens.
 *
 * @param previous the site before these documents: pages may have moved since
 */
export function relationProblems(
  documents: Fetched,
  pages: readonly Page[],
  previous: FormerSite | undefined,
): Problem[] {
  const all = Object.values(documents).flat();
  const types = new Map(all.map(({ _id, _type }) => [_id, _type]));
  const nothingHeld = { kept: NOTHING_KEPT, leftOut: new Map(), heldPaths: new Set<string>() };
  return [
    ...all.flatMap((document) =>
      targetProblems(document, schemaTypeOf(document), (id) => types.get(id)).map(
        problemOf(document, pathOf(document, pages)),
      ),
    ),
    ...singletonProblems(documents),
    ...crossDocumentProblems(documents, pages, { ...nothingHeld, previous }),
  ];
}

const pathOf = (document: FetchedDocument, pages: readonly Page[]) =>
  pages.find((page) => page.document === document)?.path;
