import { useCallback, useMemo } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import { compareContent } from '../../changes/compareContent.ts';
import type { ContentChanges } from '../../changes/contentChanges.ts';
import { type Layer, overlay, type StoredDocument } from '../../schema/overlay.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { composeDraft } from '../preview/draft/composeDraft.ts';
import { readLakeState } from '../preview/draft/lakeState.ts';
import { type GroupedDocument, gapNote } from '../preview/draft/notes.ts';
import { originalsOf } from '../preview/draft/originals.ts';
import { explainMissingSite } from '../preview/draft/remarks.ts';
import { SITE_URL } from '../preview/places/siteUrl.ts';
import { useLoadable } from '../tool/useLoadable.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import { type RefusedDocument, withoutRefused } from './refusedDocuments.ts';

/** What is about to be published. */
export interface Publication {
  readonly stored: readonly StoredDocument[];
  /** What overlays the published documents, besides the document in the form. */
  readonly layer: Layer;
  /** The document in the form. */
  readonly form?: SanityDocument | null;
  /** The documents of the layer that cannot be published. */
  readonly refusals?: readonly RefusedDocument[];
}

/** What a publish changes for visitors. */
export interface Comparison {
  readonly changes: ContentChanges;
  /** The documents that the changed texts belong to, in the new version of the site. */
  readonly grouped: readonly GroupedDocument[];
  /** All documents as written, under their published ids. */
  readonly written: readonly StoredDocument[];
}

const NONE: readonly RefusedDocument[] = [];

/**
 * Compares the published site with the same site and a draft, or a release.
 *
 * @returns the changes, or a sentence why they are unknown
 */
export function useChanges({ stored, layer, form, refusals = NONE }: Publication) {
  const typeOf = useTypeOf();
  const { apiHost } = useClient(SANITY_API).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const compare = useCallback(async (): Promise<Comparison | string> => {
    const included = withoutRefused(stored, refusals);
    const compose = async (layer: Layer, edited?: SanityDocument) =>
      composeDraft({
        lake: await readLakeState(included, layer),
        edited,
        pictures,
        note: gapNote(typeOf),
      });
    try {
      const before = await compose('published');
      const { content, grouped } = await compose(layer, form ?? undefined);
      const changes = compareContent(before.content, content, SITE_URL);
      return { changes, grouped, written: overlay(included, layer) };
    } catch (error) {
      return explainMissingSite(error, typeOf);
    }
  }, [stored, layer, form, refusals, pictures, typeOf]);
  return useLoadable(compare);
}
