import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  type SchemaType,
} from '@sanity/types';
import { isRecord } from './isRecord.ts';

/** A fault in how a document is put together, and where. */
interface StructureProblem {
  readonly path: readonly string[];
  readonly message: string;
}

/**
 * What Sanity's validation lets pass although the site cannot show it: items of a type that their
 * list does not have, and references to a document of another type. Rich text has a rule of its
 * own (`studio/schema/rules/richText.ts`).
 *
 * @param type the schema type of the value
 * @param typeOf type of a published document, `undefined` for an id that is not published
 */
export function structureProblems(
  value: unknown,
  type: SchemaType,
  typeOf: (id: string) => string | undefined,
  path: readonly string[] = [],
): StructureProblem[] {
  if (isReferenceSchemaType(type)) {
    const found = isRecord(value) ? typeOf(String(value._ref)) : undefined;
    const allowed = type.to.map(({ name }) => name);
    return found === undefined || allowed.includes(found)
      ? []
      : [
          {
            path,
            message: `refers to ${String(isRecord(value) && value._ref)}, a document of type "${found}": choose one of type ${allowed.join(', ')}`,
          },
        ];
  }
  if (isArraySchemaType(type)) {
    if (!Array.isArray(value) || isArrayOfBlocksSchemaType(type)) return [];
    return value.flatMap((item: unknown, index) =>
      itemProblems(item, type.of, typeOf, [...path, String(index)]),
    );
  }
  if (!isObjectSchemaType(type) || !isRecord(value)) return [];
  return type.fields.flatMap((field) =>
    structureProblems(value[field.name], field.type, typeOf, [...path, field.name]),
  );
}

/** The type of a list's item, where the list has it; one that is alone need not be named. */
export function itemTypeOf(item: unknown, types: readonly SchemaType[]): SchemaType | undefined {
  const named = nameOf(item, types);
  return types.find(({ name }) => name === named);
}

const nameOf = (item: unknown, types: readonly SchemaType[]) =>
  (isRecord(item) ? item._type : undefined) ?? (types.length === 1 ? types[0]?.name : undefined);

function itemProblems(
  item: unknown,
  types: readonly SchemaType[],
  typeOf: (id: string) => string | undefined,
  path: readonly string[],
): StructureProblem[] {
  if (!isRecord(item)) return [];
  const type = itemTypeOf(item, types);
  if (type) return structureProblems(item, type, typeOf, path);
  const allowed = types.map(({ name }) => name).join(', ');
  return [
    {
      path,
      message: `is an item of unknown type ${JSON.stringify(nameOf(item, types))}: use ${allowed}`,
    },
  ];
}
