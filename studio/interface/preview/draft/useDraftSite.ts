import { useCallback, useMemo } from 'react';
import { type SanityDocument, useClient, usePerspective } from 'sanity';
import * as v from 'valibot';
import { type Layer, prefixOf } from '../../../schema/overlay.ts';
import { SANITY_API } from '../../../schema/sanityApi.ts';
import { useLoadable } from '../../tool/useLoadable.ts';
import { useStoredDocuments } from '../../watch/useStoredDocuments.ts';
import type { TypeOf } from '../../words/describeField.ts';
import { composeDraft } from './composeDraft.ts';
import { readLakeState } from './lakeState.ts';
import { gapNote } from './notes.ts';
import { originalsOf } from './originals.ts';

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
  const { value: stored } = useStoredDocuments({ form: prefixOf(layer) + id });
  const read = useCallback(
    () => stored && readLakeState(stored, layer).catch(asError),
    [stored, layer],
  );
  const { value: lake } = useLoadable(read);
  const { apiHost } = useClient(SANITY_API).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const compose = useCallback(() => {
    if (!lake) return undefined;
    if (lake instanceof Error) return Promise.resolve(lake);
    const edited = v.is(Form, displayed) && isInLayer(layer, displayed) ? displayed : undefined;
    return composeDraft({ lake, edited, pictures, note: gapNote(typeOf), day }).catch(asError);
  }, [lake, displayed, layer, pictures, typeOf, day]);
  return useLoadable(compose).value;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A document outside the release is shown as published, whatever its form contains. */
const isInLayer = (layer: Layer, { _id }: { readonly _id: string }) =>
  layer === 'drafts' || _id.startsWith(prefixOf(layer));
