import { sitePages } from '../../locales/sitePages.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import type { Fetched } from '../../studio/queries/documents.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import type { Surroundings } from './surroundings.ts';

/** What leads to a page and can do without one of its entries. */
const CAN_LEAVE_OUT = new Set(['navigation', 'redirect']);

/** What a page leads to, and can do without while that is held back. */
const LEFT_OUT_FIELD = /^(?:attorney|moneyGuide|neighbours\.\d+)$/;

/** References to documents that are not published, or not fit to be. */
export function referenceProblems(
  documents: Fetched,
  pages: readonly Page[],
  { kept, leftOut }: Surroundings,
): Problem[] {
  const all = Object.values(documents).flat();
  const known = new Set([...all.map(({ _id }) => _id), ...sitePages(kept).map(({ id }) => id)]);
  const paths = new Map(pages.map(({ document, path }) => [document, path]));
  return all.flatMap((document) =>
    referencesIn(document).flatMap(({ field, id, resolved }): Problem[] => {
      if (resolved || known.has(id)) return [];
      const canLeaveOut = CAN_LEAVE_OUT.has(document._type) || LEFT_OUT_FIELD.test(field);
      if (leftOut.has(id) && canLeaveOut) return [];
      const message = leftOut.has(id)
        ? say('refers to [id], which is held back and has no page yet: mend it or choose another', {
            id,
          })
        : say('refers to [id], which is not published: publish it or choose another', { id });
      return [{ document: document._id, field, page: paths.get(document), message }];
    }),
  );
}

interface FoundReference {
  readonly field: string;
  readonly id: string;
  /** A picture whose file the query found. */
  readonly resolved: boolean;
}

function referencesIn(value: unknown, path: string[] = [], withFile = false): FoundReference[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('_ref' in value)
    return [{ field: path.join('.'), id: String(value._ref), resolved: withFile }];
  const file = 'file' in value && typeof value.file === 'object' && value.file !== null;
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'file' ? [] : referencesIn(inner, [...path, key], file && key === 'asset'),
  );
}
