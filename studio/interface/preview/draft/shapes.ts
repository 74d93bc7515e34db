import * as v from 'valibot';
import { memoize } from '../../../../locales/memoize.ts';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import { registry } from '../../../queries/index.ts';

/** The paths of a document's missing fields; empty if its page can be built. */
export const missingFields = (document: { readonly _type: string }): string[][] =>
  issuesIn(document).map(({ path = [] }) => path.map(({ key }) => String(key)));

/**
 * The issues of a document's shape; none for types that the site does not know. Cached by document:
 * all are checked at each keystroke, which changes only one.
 */
export const issuesIn = memoize((document: { readonly _type: string }) => {
  const type = DOCUMENT_TYPES.find((name) => name === document._type);
  return type ? (v.safeParse<v.GenericSchema>(registry[type].shape, document).issues ?? []) : [];
});
