import pLimit from 'p-limit';
import { isRecord } from '../../locales/isRecord.ts';
import { isLocale } from '../../locales/locale.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../locales/routes.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import {
  type FetchedDocument,
  type FetchedDocuments,
  invalidFields,
} from '../../studio/queries/documents.ts';
import { valueAt, valuesIn } from '../../studio/schema/valuesIn.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import { pictureFaults } from './pictures/pictureUses.ts';
import { targetProblems } from './referenceTargets.ts';
import type { FieldPath } from './rules.ts';
import { schemaTypeOf } from './schema.ts';
import type { Source } from './source/source.ts';
import type { ValidationCache } from './validationCache.ts';

/** More would only take memory. */
const CONCURRENCY = 4;

/**
 * Validates each document on its own against the Studio's schema and rules, so that the pull accepts
 * whatever the Studio accepts.
 *
 * @param accepted documents that passed the rules in an earlier pull
 */
export async function documentProblems(
  documents: FetchedDocuments,
  pages: readonly Page[],
  source: Pick<Source, 'client' | 'pictureOrigins'>,
  accepted: ValidationCache,
): Promise<Problem[]> {
  const all = DOCUMENT_TYPES.flatMap((type) =>
    documents[type].map((document) => ({ type, document })),
  );
  const types = new Map(all.map(({ document: { _id, _type } }) => [_id, _type]));
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  const limit = pLimit(CONCURRENCY);
  const problems = await limit.map(all, async ({ type, document }) => {
    const found = [
      ...(await brokenRules(document, source, accepted)),
      ...emptyItems(document),
      ...targetProblems(document, schemaTypeOf(document), (id) => types.get(id)),
      ...pictureFaults(document, source.pictureOrigins),
    ];
    // A document that breaks a rule usually has the wrong shape too: the rule's message is clearer.
    const faults = found.length > 0 ? found : shapeProblems(type, document);
    return faults.map(problemOf(document, paths.get(document)));
  });
  return problems.flat();
}

async function brokenRules(
  document: FetchedDocument,
  source: Pick<Source, 'client'>,
  accepted: ValidationCache,
) {
  if (accepted.has(document)) return [];
  // Loaded lazily: Sanity's validation is slow to load and needed only for new documents.
  const { ruleProblems } = await import('./rules.ts');
  const problems = await ruleProblems(document, source);
  if (problems.length === 0) accepted.add(document);
  return problems;
}

/**
 * List items that are `null`, at any depth. Sanity's validation ignores them; the Studio creates none,
 * but other programs that write to the lake may.
 */
const emptyItems = (document: FetchedDocument) =>
  valuesIn(document)
    .filter(({ value }) => value === null)
    .map(({ path }) => ({ path, message: say('This item is empty: remove it') }));

/** Values that pass all rules but have a shape that would break the rendering of a page. */
const shapeProblems = (type: DocumentType, document: FetchedDocument) =>
  (document._type === type ? invalidFields(document) : ['_type']).map((field) => ({
    path: field === '' ? [] : field.split('.'),
    message: say('The site cannot show this value: enter it again'),
  }));

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
const segmentsOf = (path: FieldPath, document: FetchedDocument): string[] =>
  path.map((segment, index) => {
    const list = valueAt(document, path.slice(0, index));
    return isRecord(segment) && Array.isArray(list)
      ? String(list.findIndex((item) => item?._key === segment._key))
      : String(segment);
  });
