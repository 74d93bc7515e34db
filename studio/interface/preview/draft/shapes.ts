import * as v from 'valibot';
import { memoize } from '../../../../locales/memoize.ts';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import { registry } from '../../../queries/index.ts';

/** What a document has not yet, as the paths of fields; nothing when its page can be made. */
export const lackingIn = (document: { readonly _type: string }): string[][] =>
  issuesIn(document).map(({ path = [] }) => path.map(({ key }) => String(key)));

/**
 * The issues of a document's shape. A type that the site does not know has none. Kept by document: at
 * a keystroke one is another, and all are looked at.
 */
export const issuesIn = memoize((document: { readonly _type: string }) => {
  const type = DOCUMENT_TYPES.find((name) => name === document._type);
  return type ? (v.safeParse<v.GenericSchema>(registry[type].shape, document).issues ?? []) : [];
});
