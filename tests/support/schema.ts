import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { schemaTypes } from '../../studio/schema/index.ts';

const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });

/** Looks up a compiled type, as in the Studio. */
export const typeOf = (name: string) => schema.get(name);
