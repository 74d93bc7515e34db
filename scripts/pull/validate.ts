import pLimit from 'p-limit';
import { isLocale } from '../../locales/locale.ts';
import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import type { Fetched, FetchedDocument } from '../../studio/queries/documents.ts';
import type { Problem } from '../content/problems.ts';
import type { AcceptedDocuments } from './acceptedDocuments.ts';
import { emptyItems, unfitParts } from './fitness.ts';
import { pictureFaults } from './pictures/pictureUses.ts';
import { targetProblems } from './referenceTargets.ts';
import type { FieldPath } from './rules.ts';
import { schemaTypeOf } from './schema.ts';
import type { Source } from './source/source.ts';

/** How many documents are validated at a time; more only take memory. */
const AT_ONCE = 4;

/**
 * Holds every document for itself against the Studio's own schema and rules, so that what the Studio
 * accepts the pull accepts.
 *
 * @param accepted documents that have passed the rules before
 */
export async function documentProblems(
  documents: Fetched,
  pages: readonly Page[],
  source: Source,
  accepted: AcceptedDocuments,
): Promise<Problem[]> {
  const all = DOCUMENT_TYPES.flatMap((type) =>
    documents[type].map((document) => ({ type, document })),
  );
  const types = new Map(all.map(({ document: { _id, _type } }) => [_id, _type]));
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  const limit = pLimit(AT_ONCE);
  const problems = await limit.map(all, async ({ type, document }) => {
    const found = [
      ...(await brokenRules(document, source, accepted)),
      ...emptyItems(document),
      ...targetProblems(document, schemaTypeOf(document), (id) => types.get(id)),
      ...pictureFaults(document, source.pictureOrigins),
    ];
    // What breaks a rule is seldom fit either: the rule says it better.
    const faults = found.length > 0 ? found : unfitParts(type, document);
    return faults.map(problemOf(document, paths.get(document)));
  });
  return problems.flat();
}

async function brokenRules(document: FetchedDocument, source: Source, accepted: AcceptedDocuments) {
  if (accepted.has(document)) return [];
  // Sanity's validation takes longest of all to load: without a new document it is not needed.
  const { ruleProblems } = await import('./rules.ts');
  const problems = await ruleProblems(document, source);
  if (problems.length === 0) accepted.add(document);
  return problems;
}

/** Places what is wrong with a document, for people. */
export const problemOf =
  (document: FetchedDocument, page: string | undefined) =>
  ({ path, message }: { path: FieldPath; message: string }): Problem => {
    const segments = segmentsOf(path, document);
    return {
      document: document._id,
      field: segments.join('.'),
      language: segments.find(isLocale),
      page,
      message,
    };
  };

/** Names list items by position, as the catalogue does, where Sanity names them by key. */
function segmentsOf(path: FieldPath, document: FetchedDocument): string[] {
  let value: unknown = document;
  return path.map((segment) => {
    const isKeyed = typeof segment === 'object' && '_key' in segment;
    const name =
      isKeyed && Array.isArray(value)
        ? value.findIndex((item) => item?._key === segment._key)
        : segment;
    value =
      typeof value === 'object' && value !== null ? Reflect.get(value, String(name)) : undefined;
    return String(name);
  });
}
