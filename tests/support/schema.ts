import { schema } from '../../scripts/pull/schema.ts';

/** Looks up a compiled type, as in the Studio. */
export const typeOf = (name: string) => schema.get(name);
