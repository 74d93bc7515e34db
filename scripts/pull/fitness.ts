import type { PathSegment } from '@sanity/types';
import { type FetchedDocument, invalidFields } from '../../studio/queries/documents.ts';
import { valuesIn } from '../../studio/schema/valuesIn.ts';
import { say } from '../../studio/words/say.ts';

/** A value that no page can be made from. */
interface Unfit {
  readonly path: readonly PathSegment[];
  readonly message: string;
}

/**
 * List items that are `null`, at any depth. Sanity's validation ignores them; the Studio creates none,
 * but other programs that write to the lake may.
 */
export const emptyItems = (document: FetchedDocument): Unfit[] =>
  valuesIn(document).flatMap(({ path, value }) =>
    value === null ? [{ path, message: say('This item is empty: remove it') }] : [],
  );

/** Values that pass all rules but have a shape that would break the rendering of a page. */
export const unfitParts = (document: FetchedDocument): Unfit[] =>
  invalidFields(document).map((field) => ({
    path: field === '' ? [] : field.split('.'),
    message: say('The site cannot show this value: enter it again'),
  }));
