import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  type ReferenceSchemaType,
  type SchemaType,
} from '@sanity/types';
import { isRecord } from '../../locales/isRecord.ts';
import { say } from '../../studio/words/say.ts';

/** A reference to a document of a type that its field does not allow. */
interface TargetProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * References to documents of the wrong type. The Studio offers only the right ones, but other programs
 * may write to the lake, and Sanity's validation does not check this.
 *
 * @param type the schema type of the value
 * @param typeOf returns the type of a published document, `undefined` if the id is not published
 */
export function targetProblems(
  value: unknown,
  type: SchemaType,
  typeOf: (id: string) => string | undefined,
  path: readonly string[] = [],
): TargetProblem[] {
  if (Array.isArray(value)) {
    if (!isArraySchemaType(type) || isArrayOfBlocksSchemaType(type)) return [];
    return value.flatMap((item: unknown, index) => {
      const itemType = itemTypeOf(item, type.of);
      return itemType ? targetProblems(item, itemType, typeOf, [...path, String(index)]) : [];
    });
  }
  if (!isRecord(value)) return [];
  if (isReferenceSchemaType(type)) return targetProblem(String(value._ref), type, typeOf, path);
  if (!isObjectSchemaType(type)) return [];
  return type.fields.flatMap((field) =>
    targetProblems(value[field.name], field.type, typeOf, [...path, field.name]),
  );
}

function targetProblem(
  id: string,
  { to }: ReferenceSchemaType,
  typeOf: (id: string) => string | undefined,
  path: readonly string[],
): TargetProblem[] {
  const found = typeOf(id);
  const allowed = to.map(({ name }) => name);
  if (found === undefined || allowed.includes(found)) return [];
  const message = say(
    'refers to [id], a document of type "[found]": choose one of type [allowed]',
    { id, found, allowed: allowed.join(', ') },
  );
  return [{ path, message }];
}

/**
 * The type of a list item; if the list allows only one type, items need no `_type`. The rules for
 * lists (`studio/schema/rules/items.ts`) report items of unknown types.
 */
export function itemTypeOf(item: unknown, types: readonly SchemaType[]): SchemaType | undefined {
  const only = types.length === 1 ? types[0]?.name : undefined;
  const named = (isRecord(item) ? item._type : undefined) ?? only;
  return types.find(({ name }) => name === named);
}
