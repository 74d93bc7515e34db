import pLimit from 'p-limit';
import { isLocale } from '../../locales/locale.ts';
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

/** More would only take memory. */
const CONCURRENCY = 4;

/**
 * Validates each document on its own against the Studio's schema and rules, so that the pull accepts
 * whatever the Studio accepts.
 *
 * @param accepted documents that passed the rules in an earlier pull
 */
export async function documentProblems(
  documents: Fetched,
  pages: readonly Page[],
  source: Pick<Source, 'client' | 'pictureOrigins'>,
  accepted: AcceptedDocuments,
): Promise<Problem[]> {
  const all = Object.values(documents).flat();
  const types = new Map(all.map(({ _id, _type }) => [_id, _type]));
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  const limit = pLimit(CONCURRENCY);
  const problems = await limit.map(all, async (document) => {
    const found = [
      ...(await brokenRules(document, source, accepted)),
      ...emptyItems(document),
      ...targetProblems(document, schemaTypeOf(document), (id) => types.get(id)),
      ...pictureFaults(document, source.pictureOrigins),
    ];
    // A document that breaks a rule usually has the wrong shape too: the rule's message is clearer.
    const faults = found.length > 0 ? found : unfitParts(document);
    return faults.map(problemOf(document, paths.get(document)));
  });
  return problems.flat();
}

async function brokenRules(
  document: FetchedDocument,
  source: Pick<Source, 'client'>,
  accepted: AcceptedDocuments,
) {
  if (accepted.has(document)) return [];
  // Loaded lazily: Sanity's validation is slow to load and needed only for new documents.
  const { ruleProblems } = await import('./rules.ts');
  const problems = await ruleProblems(document, source);
  if (problems.length === 0) accepted.add(document);
  return problems;
}

/** Adds the place in the document to a problem. */
const problemOf =
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

/** Refers to list items by position, like the catalogue, instead of Sanity's keys. */
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
