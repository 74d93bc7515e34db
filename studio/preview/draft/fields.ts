import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  type SchemaType,
} from '@sanity/types';

/** A field on the way from a document's type down a path. */
interface Step {
  readonly title: string;
  readonly type: SchemaType | undefined;
}

/** Text and links are named by their field, whatever stands inside. */
const WHOLE = new Set(['localeString', 'localeText', 'localeRichText', 'slug', 'reference']);

function stepsTo(
  type: SchemaType | undefined,
  [name, ...rest]: readonly string[],
): readonly Step[] {
  if (name === undefined || !type || WHOLE.has(type.name) || isArrayOfBlocksSchemaType(type))
    return [];
  if (isArraySchemaType(type)) {
    const item = type.of[0];
    return [{ title: String(Number(name) + 1), type: item }, ...stepsTo(item, rest)];
  }
  if (!isObjectSchemaType(type)) return [];
  const field = type.fields.find((candidate) => candidate.name === name)?.type;
  return [{ title: field?.title ?? name, type: field }, ...stepsTo(field, rest)];
}

/**
 * A field in the editor's words: `Hero › Headline`, `Benefits › 2 › Title`.
 *
 * @param type compiled schema type of the document
 * @param path names of fields, list items by position
 */
export const describeField = (type: SchemaType | undefined, path: readonly string[]): string =>
  stepsTo(type, path)
    .map(({ title }) => title)
    .join(' › ');

/** The names of the values that the site puts into a field's text, as the schema tells them. */
export function paramsOf(
  type: SchemaType | undefined,
  path: readonly string[],
): readonly unknown[] {
  const params: unknown = stepsTo(type, path).at(-1)?.type?.options?.params;
  return Array.isArray(params) ? params : [];
}
