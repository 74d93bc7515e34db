import { useEffect, useMemo, useState } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { compareContent } from '../../changes/compareContent.ts';
import type { ContentChanges } from '../../changes/contentChanges.ts';
import type { Page } from '../../compose/documentPages.ts';
import { composeDraft } from '../preview/draft/composeDraft.ts';
import { readLakeState } from '../preview/draft/lakeState.ts';
import { gapNote, type TypeOf } from '../preview/draft/notes.ts';
import { originalsOf } from '../preview/draft/originals.ts';
import { whyNoSite } from '../preview/draft/remarks.ts';
import { useStoredDocuments } from '../preview/lake/useStoredDocuments.ts';
import { SITE_URL } from '../preview/places/siteUrl.ts';

/** What a publish of one document changes for visitors. */
export interface Compared {
  readonly changes: ContentChanges;
  /** The pages of the site with the document as it would be. */
  readonly pages: readonly Page[];
}

/**
 * Compares the site as it is published with the same and one draft.
 *
 * @returns the changes, or a sentence that says why they are not known; nothing while comparing
 */
export function useChanges(form: SanityDocument | null, id: string, typeOf: TypeOf) {
  const stored = useStoredDocuments(id);
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const [compared, setCompared] = useState<Compared | string>();
  useEffect(() => {
    if (!stored || !form) return;
    let isLatest = true;
    const compare = async () => {
      const { drafts: _, ...rest } = await readLakeState(stored);
      const lake = { ...rest, drafts: rest.published };
      const parts = { lake, pictures, note: gapNote(typeOf) };
      const before = await composeDraft({ ...parts, edited: undefined });
      const { content, pages } = await composeDraft({ ...parts, edited: form });
      return { changes: compareContent(before.content, content, SITE_URL), pages };
    };
    compare()
      .catch((error: unknown) =>
        whyNoSite(error instanceof Error ? error : new Error(String(error)), typeOf),
      )
      .then((result) => {
        if (isLatest) setCompared(result);
      });
    return () => {
      isLatest = false;
    };
  }, [stored, form, pictures, typeOf]);
  return compared;
}
