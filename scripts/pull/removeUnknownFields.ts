import {
  isArraySchemaType,
  isImageSchemaType,
  isObjectSchemaType,
  type SchemaType,
} from '@sanity/types';
import { isRecord } from '../../locales/isRecord.ts';
import { memoize } from '../../locales/memoize.ts';
import {
  type FetchedDocument,
  type FetchedDocuments,
  mapDocuments,
} from '../../studio/queries/documents.ts';
import { itemTypeOf } from './referenceTargets.ts';
import { schemaTypeOf } from './schema.ts';

/**
 * Removes fields that are not in the schema: they remain in the lake after a field is renamed or
 * removed from the schema, invisible to editors and unused by pages.
 */
export const removeUnknownFields = (documents: FetchedDocuments): FetchedDocuments =>
  mapDocuments(documents, (list) => list.map(withKnownFields));

const withKnownFields = (document: FetchedDocument): FetchedDocument => ({
  ...knownFields(document, schemaTypeOf(document)),
  _id: document._id,
  _type: document._type,
});

function knownValue(value: unknown, type: SchemaType): unknown {
  if (isArraySchemaType(type) && Array.isArray(value))
    return value.map((item: unknown) => knownItem(item, type.of));
  return isObjectSchemaType(type) && isRecord(value) ? knownFields(value, type) : value;
}

/** An item of an unknown type is left unchanged, and refused later. */
function knownItem(item: unknown, types: readonly SchemaType[]): unknown {
  const type = itemTypeOf(item, types);
  return type ? knownValue(item, type) : item;
}

function knownFields(value: Readonly<Record<string, unknown>>, type: SchemaType) {
  const types = fieldTypes(type);
  const known = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = types.get(name);
    if (field) return [[name, knownValue(inner, field)]];
    return name.startsWith('_') || isQueried(name, type) ? [[name, inner]] : [];
  });
  return Object.fromEntries(known);
}

/** Memoized: documents have thousands of values, the schema a few hundred types. */
const fieldTypes = memoize((type: SchemaType): ReadonlyMap<string, SchemaType> => {
  const fields = isObjectSchemaType(type) ? type.fields : [];
  return new Map(fields.map((field) => [field.name, field.type]));
});

/** Fields added by the query: the file next to its reference, and the shape that the site needs. */
const isQueried = (name: string, type: SchemaType) =>
  (name === 'file' || name === 'shape') && isImageSchemaType(type);
