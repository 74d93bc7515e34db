import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import type { SchemaType } from '@sanity/types';
import { schemaTypes } from '../../studio/schema/index.ts';

/** The Studio's schema, compiled in the same way as in the Studio. */
export const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });

/** @throws when the schema does not have the type, which the queries rule out */
export function schemaTypeOf({ _type }: { readonly _type: string }): SchemaType {
  const type = schema.get(_type);
  if (!type) throw new Error(`The schema has no type ${_type}`);
  return type;
}
