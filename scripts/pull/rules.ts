import type { PathSegment } from '@sanity/types';
import { type DocumentValidationMarker, validateDocument } from '@sanity/validation';
import type { FetchedDocument } from '../../studio/queries/documents.ts';
import { valueAt } from '../../studio/schema/valuesIn.ts';
import { say } from '../../studio/words/say.ts';
import { schema } from './schema.ts';
import type { Source } from './source/source.ts';

/** A path in a document in Sanity's form, with list items by key. */
export type FieldPath = readonly PathSegment[];

/** Validates a document against the Studio's schema and rules, with Sanity's validation. */
export async function ruleProblems(
  document: FetchedDocument,
  { client }: Pick<Source, 'client'>,
): Promise<{ path: FieldPath; message: string }[]> {
  const { markers } = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    // References are checked against the fetched documents (crossDocumentProblems.ts).
    getDocumentExists: async () => true,
  });
  const problems = markers.filter(isProblem).map((marker) => moveToMissing(marker, document));
  return withoutConsequences(problems).map(({ code, path, message }) => ({
    path,
    message: MESSAGES[code] ?? message,
  }));
}

/**
 * Outside the Studio, Sanity's validation lowers every rule of an object to a warning, because it adds
 * its own rule for unknown fields, which is the only one to ignore. Levels are therefore meaningless
 * here; the schema's advice (`rules/advisedLength.ts`) is given only in the Studio.
 */
const isProblem = ({ code }: DocumentValidationMarker) => code !== 'object.unknown-field';

/** If an object is missing, each of its fields is reported as missing: moves these to the object. */
function moveToMissing(
  marker: DocumentValidationMarker,
  document: FetchedDocument,
): DocumentValidationMarker {
  if (marker.code !== 'value.required') return marker;
  const end = marker.path.findIndex((_, index) => {
    const value = valueAt(document, marker.path.slice(0, index + 1));
    return value === undefined || value === null;
  });
  return end < 0 ? marker : { ...marker, path: marker.path.slice(0, end + 1) };
}

/** Keeps only the cause: if a value is missing or has the wrong type, all other rules on it fail too. */
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

const placeOf = (path: FieldPath) => JSON.stringify(path);

/** Replacements for messages of Sanity that say too little. */
const MESSAGES: Readonly<Record<string, string>> = {
  'value.required': say('is missing: fill it in'),
};
