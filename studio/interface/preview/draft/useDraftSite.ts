import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { type SanityDocument, useClient, usePerspective } from 'sanity';
import * as v from 'valibot';
import { type Layer, prefixOf } from '../../documents/overlay.ts';
import { newestOnly } from '../../tool/newestOnly.ts';
import { useAnswer } from '../../tool/useAnswer.ts';
import { useStoredDocuments } from '../../watch/useStoredDocuments.ts';
import type { TypeOf } from '../../words/describeField.ts';
import { composeDraft, type DraftRequest, type DraftSite } from '../draft/composeDraft.ts';
import { type LakeState, readLakeState } from '../draft/lakeState.ts';
import { gapNote } from '../draft/notes.ts';
import { originalsOf } from '../draft/originals.ts';

const Form = v.looseObject({ _id: v.string(), _type: v.string() });

/**
 * The site with the document in the form, composed at every keystroke; and with all drafts, or only
 * the documents of the chosen release, as if they were published.
 *
 * @param displayed the document in the form
 * @param id its published id
 * @param day date on which the site is shown; today by default
 * @returns the site, or the error; nothing until the lake has answered
 */
export function useDraftSite(
  displayed: Partial<SanityDocument>,
  id: string,
  typeOf: TypeOf,
  day?: string,
) {
  const { selectedReleaseId: layer = 'drafts' } = usePerspective();
  const lake = useLakeState(prefixOf(layer) + id, layer);
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const [site, setSite] = useState<DraftSite | Error>();
  const [compose] = useState(() =>
    newestOnly(async (request: DraftRequest) => {
      const composed = await composeDraft(request).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      // Rendering the page may be interrupted by keystrokes.
      startTransition(() => setSite(composed));
    }),
  );
  useEffect(() => {
    if (!lake) return;
    const edited = v.is(Form, displayed) && isInLayer(layer, displayed) ? displayed : undefined;
    void compose({ lake, edited, pictures, note: gapNote(typeOf), day });
  }, [compose, lake, displayed, layer, pictures, typeOf, day]);
  return site;
}

/** A document outside the release is shown as published, whatever its form contains. */
const isInLayer = (layer: Layer, { _id }: { readonly _id: string }) =>
  layer === 'drafts' || _id.startsWith(prefixOf(layer));

/** @param form id under which the document in the form is stored */
function useLakeState(form: string, layer: Layer): LakeState | undefined {
  const { value: stored } = useStoredDocuments({ form });
  const read = useCallback(() => stored && readLakeState(stored, layer), [stored, layer]);
  return useAnswer(read).value;
}
