import { Schema } from '@sanity/schema';
import { builtinTypes, groupProblems, validateSchema } from '@sanity/schema/_internal';
import type { SchemaType } from '@sanity/types';
import { schemaTypes } from '../../studio/schema/index.ts';
import { CommandError } from '../command/command.ts';

/** The Studio's schema, compiled in the same way as in the Studio. */
export const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });

/** @throws {CommandError} when a form uses a type that is not registered */
export function requireTypes(): void {
  const { getTypeNames, get } = validateSchema(schemaTypes);
  const problems = groupProblems(getTypeNames().map(get)).flatMap((group) => group.problems);
  for (const { message } of problems) {
    const [, type] = /^Unknown type: (\w+)/.exec(message) ?? [];
    if (type) throw unregistered(type);
  }
}

/** @throws {CommandError} when the type is not registered */
export function schemaTypeOf({ _type }: { readonly _type: string }): SchemaType {
  const type = schema.get(_type);
  if (!type) throw unregistered(_type);
  return type;
}

const unregistered = (type: string) =>
  new CommandError(
    `The type ${type} is used but not registered: add it to the list in studio/schema/index.ts`,
  );
