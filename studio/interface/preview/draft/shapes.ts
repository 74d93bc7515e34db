import * as v from 'valibot';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import { registry } from '../../../queries/index.ts';

/** What a document has not yet, as the paths of fields; nothing when its page can be made. */
export const lackingIn = (document: { readonly _type: string }): string[][] =>
  issuesIn(document).map(({ path = [] }) => path.map(({ key }) => String(key)));

/** The issues of a document's shape. A type that the site does not know has none. */
export function issuesIn(document: { readonly _type: string }) {
  const type = DOCUMENT_TYPES.find((name) => name === document._type);
  if (!type) return [];
  const found = known.get(document) ?? check(type, document);
  known.set(document, found);
  return found;
}

const check = (type: (typeof DOCUMENT_TYPES)[number], document: unknown) =>
  v.safeParse<v.GenericSchema>(registry[type].shape, document).issues ?? [];

/** At a keystroke one document is another, and all are looked at. */
const known = new WeakMap<object, ReturnType<typeof check>>();
