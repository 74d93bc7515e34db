import type { PathSegment } from '@sanity/types';
import { type DocumentValidationMarker, validateDocument } from '@sanity/validation';
import type { FetchedDocument } from '../../studio/queries/documents.ts';
import { valueAt } from '../../studio/schema/valuesIn.ts';
import { say } from '../../studio/words/say.ts';
import { schema } from './schema.ts';
import type { Source } from './source/source.ts';

/** Where a problem is in a document, as Sanity writes it: list items by key. */
export type FieldPath = readonly PathSegment[];

/** A rule of the schema that a document breaks. */
interface RuleProblem {
  readonly path: FieldPath;
  readonly message: string;
}

/** Holds a document against the Studio's own schema and rules, with Sanity's own validation. */
export async function ruleProblems(
  document: FetchedDocument,
  { client }: Pick<Source, 'client'>,
): Promise<RuleProblem[]> {
  const { markers } = await validateDocument({
    document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    // References are checked against the documents that were fetched (crossDocument.ts).
    getDocumentExists: async () => true,
  });
  const problems = markers.filter(isProblem).map((marker) => ofWhole(marker, document));
  return withoutConsequences(problems).map(({ code, path, message }) => ({
    path,
    message: MESSAGES[code] ?? message,
  }));
}

/**
 * Outside the Studio, Sanity's validation lowers every rule of an object to a warning, because it
 * adds one of its own for unknown fields; that one alone is no problem. Levels therefore tell
 * nothing here: the schema's own advice (`rules/advisedLength.ts`) is given in the Studio alone.
 */
const isProblem = ({ code }: DocumentValidationMarker) => code !== 'object.unknown-field';

/** Of an object that is absent each field in it says that it is missing: here it is told of once. */
function ofWhole(
  marker: DocumentValidationMarker,
  document: FetchedDocument,
): DocumentValidationMarker {
  if (marker.code !== 'value.required') return marker;
  let value: unknown = document;
  const end = marker.path.findIndex((segment) => {
    value = valueAt(value, [segment]);
    return value === undefined || value === null;
  });
  return end < 0 ? marker : { ...marker, path: marker.path.slice(0, end + 1) };
}

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

const placeOf = (path: FieldPath) => JSON.stringify(path);

/** Sanity's own words where they tell too little. */
const MESSAGES: Readonly<Record<string, string>> = {
  'value.required': say('is missing: fill it in'),
};
