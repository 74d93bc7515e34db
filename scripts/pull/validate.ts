import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import type { PathSegment } from '@sanity/types';
import { type DocumentValidationMarker, validateDocument } from '@sanity/validation';
import { isLocale } from '../../locales/locale.ts';
import { type Page, pagesOf } from '../../studio/compose/pages.ts';
import type { Document, Documents } from '../../studio/queries/documents.ts';
import { schemaTypes } from '../../studio/schema/index.ts';
import { crossDocumentProblems } from './crossDocument.ts';
import { ContentError, type Problem } from './problems.ts';
import type { Source } from './source.ts';
import { structureProblems } from './structure.ts';

/** Where a problem stands in a document, as Sanity writes it: list items by key. */
type Place = readonly PathSegment[];

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
  const types = new Map(all.map(({ _id, _type }) => [_id, _type]));
  const pathOf = (document: Document) => pages.find((page) => page.document === document)?.path;
  const own = await Promise.all(
    all.map(async (document) => {
      const page = pathOf(document);
      return [
        ...(await ruleProblems(document, source)).map(problemOf(document, page)),
        ...structureProblems(document, typeOf(document), (id) => types.get(id)).map(
          problemOf(document, page),
        ),
      ];
    }),
  );
  const problems = [...own.flat(), ...crossDocumentProblems(documents, pages)];
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}

function typeOf({ _type }: Document) {
  const type = schema.get(_type);
  if (!type) throw new Error(`The schema has no type ${_type}`);
  return type;
}

async function ruleProblems(document: Document, source: Source) {
  const { markers } = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client: source.client,
    // References are held against the documents that were fetched (crossDocument.ts).
    getDocumentExists: async () => true,
  });
  return withoutConsequences(markers.filter(isProblem));
}

/**
 * Outside the Studio, Sanity's validation lowers every rule of an object to a warning, because it
 * adds one of its own for unknown fields; that one alone is no problem. The schema has no warnings.
 */
const isProblem = ({ code }: DocumentValidationMarker) => code !== 'object.unknown-field';

/** Where a value is missing or of a wrong type, every other rule there and below fails as well. */
function withoutConsequences(markers: readonly DocumentValidationMarker[]) {
  const causes = new Map<string, DocumentValidationMarker>();
  for (const marker of markers) {
    const place = placeOf(marker.path);
    const isCause = marker.code === 'value.type-mismatch' || marker.code === 'value.required';
    if (isCause && !causes.has(place)) causes.set(place, marker);
  }
  return markers.filter((marker) => {
    const at = causes.get(placeOf(marker.path));
    const above = marker.path.some((_, end) => causes.has(placeOf(marker.path.slice(0, end))));
    return !above && (at === undefined || at === marker);
  });
}

const placeOf = (path: Place) => JSON.stringify(path);

/** Sanity's own words where they tell too little. */
const MESSAGES: Readonly<Record<string, string>> = {
  'value.required': 'is missing: fill it in',
};

const problemOf =
  (document: Document, page: string | undefined) =>
  ({ code, path, message }: { code?: string; path: Place; message: string }): Problem => {
    const segments = segmentsOf(path, document);
    return {
      document: document._id,
      field: segments.join('.'),
      language: segments.find(isLocale),
      page,
      message: MESSAGES[code ?? ''] ?? message,
    };
  };

/** Names list items by position, as the catalogue does, where Sanity names them by key. */
function segmentsOf(path: Place, document: Document): string[] {
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
