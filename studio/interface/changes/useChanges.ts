import { useCallback, useMemo } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { compareContent } from '../../changes/compareContent.ts';
import type { ContentChanges } from '../../changes/contentChanges.ts';
import type { Layer } from '../documents/overlay.ts';
import { composeDraft } from '../preview/draft/composeDraft.ts';
import { readLakeState } from '../preview/draft/lakeState.ts';
import { type Grouped, gapNote } from '../preview/draft/notes.ts';
import { originalsOf } from '../preview/draft/originals.ts';
import { whyNoSite } from '../preview/draft/remarks.ts';
import { SITE_URL } from '../preview/places/siteUrl.ts';
import { useAnswer } from '../tool/useAnswer.ts';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import type { TypeOf } from '../words/describeField.ts';

/** What is about to be published. */
export interface Publication {
  /** What lies over the published documents, beside the document of the form. */
  readonly layer: Layer;
  /** A document as its form has it. */
  readonly form?: SanityDocument | null;
  /** Ids, as they are stored, of documents that are not published with it. */
  readonly without?: ReadonlySet<string> | undefined;
}

/** What a publish changes for visitors. */
interface Compared {
  readonly changes: ContentChanges;
  /** Whose words the changes are, in the site as it would be. */
  readonly grouped: readonly Grouped[];
}

/**
 * Compares the site as it is published with the same and a draft, or a release.
 *
 * @returns the changes, or a sentence that says why they are not known; nothing while comparing
 */
export function useChanges({ layer, form, without }: Publication, typeOf: TypeOf) {
  const stored = useStoredDocuments(form?._id);
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const compare = useCallback(async (): Promise<Compared | string | undefined> => {
    if (!stored) return undefined;
    const meant = without ? stored.filter(({ _id }) => !without.has(_id)) : stored;
    const compose = async (layer: Layer, edited?: SanityDocument) =>
      composeDraft({
        lake: await readLakeState(meant, layer),
        ...{ edited, pictures, note: gapNote(typeOf) },
      });
    try {
      const before = await compose('published');
      const { content, grouped } = await compose(layer, form ?? undefined);
      return { changes: compareContent(before.content, content, SITE_URL), grouped };
    } catch (error) {
      return whyNoSite(error, typeOf);
    }
  }, [stored, layer, form, without, pictures, typeOf]);
  return useAnswer(compare);
}
