import { isRecord } from '../../locales/isRecord.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import type { FetchedDocument, FetchedDocuments } from '../../studio/queries/documents.ts';
import { valueAt, valuesIn } from '../../studio/schema/valuesIn.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import type { SiteContext } from './siteContext.ts';

/** Types that link to pages and can omit an entry whose page is held back. */
const CAN_LEAVE_OUT = new Set(['navigation', 'redirect']);

/** Fields that a page can omit while the target is held back. */
const OPTIONAL_FIELD = /^(?:attorney|moneyGuide|neighbours\.\d+)$/;

/** References to documents that are not published or are held back. */
export function referenceProblems(
  documents: FetchedDocuments,
  pages: readonly Page[],
  { kept, leftOut }: SiteContext,
): Problem[] {
  const all = Object.values(documents).flat();
  const known = new Set([...all.map(({ _id }) => _id), ...sitePages(kept).map(({ id }) => id)]);
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  return all.flatMap((document) =>
    referencesIn(document).flatMap(({ field, id, resolved }): Problem[] => {
      if (resolved || known.has(id)) return [];
      const canLeaveOut = CAN_LEAVE_OUT.has(document._type) || OPTIONAL_FIELD.test(field);
      if (leftOut.has(id) && canLeaveOut) return [];
      const message = leftOut.has(id)
        ? say('refers to [id], which is held back and has no page yet: fix it or choose another', {
            id,
          })
        : say('refers to [id], which is not published: publish it or choose another', { id });
      return [{ document: document._id, field, page: paths.get(document), message }];
    }),
  );
}

/** All references; `resolved` tells whether it is a picture whose file the query resolved. */
const referencesIn = (document: FetchedDocument) =>
  valuesIn(document).flatMap(({ path, value }) => {
    if (!isRecord(value) || !('_ref' in value) || path.includes('file')) return [];
    const holder = valueAt(document, path.slice(0, -1));
    const resolved = path.at(-1) === 'asset' && isRecord(holder) && isRecord(holder.file);
    return [{ field: path.join('.'), id: String(value._ref), resolved }];
  });
