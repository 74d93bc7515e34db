import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { type DocumentValidationMarker, validateDocument } from '@sanity/validation';
import { isLocale } from '../../locales/locale.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import { crossDocumentProblems } from './crossDocument.ts';
import type { Document, Documents } from './fetchDocuments.ts';
import { type Page, pagesOf } from './pages.ts';
import { ContentError, type Problem } from './problems.ts';
import type { Source } from './source.ts';

const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });

/**
 * Holds every document against the Studio's own schema and rules, with Sanity's own validation, so
 * that what the Studio accepts the pull accepts, and then against each other.
 *
 * @throws {ContentError} that lists all problems at once
 */
export async function validate(documents: Documents, source: Source): Promise<readonly Page[]> {
  const pages = pagesOf(documents);
  const all = Object.values(documents).flat();
  const own = await Promise.all(all.map((document) => documentProblems(document, pages, source)));
  const problems = [...own.flat(), ...crossDocumentProblems(documents, pages)];
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

async function documentProblems(document: Document, pages: readonly Page[], source: Source) {
  const result = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client: source.client,
    // References are held against the documents that were fetched (crossDocument.ts).
    getDocumentExists: async () => true,
  });
  const page = pages.find((candidate) => candidate.document === document)?.path;
  return result.markers.filter(isProblem).map((marker) => problemOf(marker, document, page));
}

/**
 * Outside the Studio, Sanity's validation lowers every rule of an object to a warning, because it
 * adds one of its own for unknown fields; that one alone is no problem. The schema has no warnings.
 */
const isProblem = ({ code }: DocumentValidationMarker) => code !== 'object.unknown-field';

function problemOf(marker: DocumentValidationMarker, document: Document, page?: string): Problem {
  const segments = marker.path.map((segment) =>
    typeof segment === 'object' && '_key' in segment ? segment._key : String(segment),
  );
  return {
    document: document._id,
    field: segments.join('.'),
    language: segments.find(isLocale),
    page,
    message: marker.message,
  };
}
