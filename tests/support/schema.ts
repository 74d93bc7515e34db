import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { schemaTypes } from '../../studio/schema/index.ts';

const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });

/** The compiled type of a name, as the Studio has it. */
export const typeOf = (name: string) => schema.get(name);
