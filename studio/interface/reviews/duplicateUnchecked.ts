import type { DocumentActionComponent, DocumentActionProps, SanityDocumentLike } from 'sanity';
import { memoize } from '../../../locales/memoize.ts';

/** What staff enter after a check: of a figure, a source, a guide, or exchange rates. */
const CHECK_DATES: readonly string[] = ['asOf', 'reviewBy', 'read', 'reviewed', 'day'];

const mapDocument = (document: SanityDocumentLike): SanityDocumentLike =>
  JSON.parse(
    JSON.stringify(document, (name, value) => (CHECK_DATES.includes(name) ? undefined : value)),
  );

/**
 * Duplicates a document without the dates of its checks, because nobody has checked the copy: its
 * form asks for them.
 *
 * @param duplicate Sanity's own action
 */
export const duplicateUnchecked = memoize((duplicate: DocumentActionComponent) => {
  const copy = (props: DocumentActionProps) => duplicate(Object.assign({ mapDocument }, props));
  return Object.assign(copy, { action: duplicate.action });
});
