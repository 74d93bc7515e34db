import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { type SanityDocument, useClient, usePerspective } from 'sanity';
import * as v from 'valibot';
import { type Layer, prefixOf } from '../../documents/overlay.ts';
import { useAnswer } from '../../tool/useAnswer.ts';
import { useStoredDocuments } from '../../watch/useStoredDocuments.ts';
import type { TypeOf } from '../../words/describeField.ts';
import { composeDraft, type DraftRequest, type DraftSite } from '../draft/composeDraft.ts';
import { type LakeState, readLakeState } from '../draft/lakeState.ts';
import { gapNote } from '../draft/notes.ts';
import { originalsOf } from '../draft/originals.ts';
import { newestOnly } from './newestOnly.ts';

const Form = v.looseObject({ _id: v.string(), _type: v.string() });

/**
 * The site with the document of the form in it, composed anew at every keystroke; and with all
 * drafts, or with the documents of the chosen release alone, as if it were published.
 *
 * @param displayed what the form shows
 * @param id published id of that document
 * @param day on which the site is shown; today without one
 * @returns the site, or why there is none; nothing until the lake has answered
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
      // The page may be rendered between two letters.
      startTransition(() => setSite(composed));
    }),
  );
  useEffect(() => {
    if (!lake) return;
    const edited = v.is(Form, displayed) && isIn(layer, displayed) ? displayed : undefined;
    void compose({ lake, edited, pictures, note: gapNote(typeOf), day });
  }, [compose, lake, displayed, layer, pictures, typeOf, day]);
  return site;
}

/** A document that is not in the release is shown as it is published, whatever its form shows. */
const isIn = (layer: Layer, { _id }: { readonly _id: string }) =>
  layer === 'drafts' || _id.startsWith(prefixOf(layer));

/** @param form id under which the document in the form is stored */
function useLakeState(form: string, layer: Layer): LakeState | undefined {
  const stored = useStoredDocuments(form);
  return useAnswer(useCallback(() => stored && readLakeState(stored, layer), [stored, layer]));
}
