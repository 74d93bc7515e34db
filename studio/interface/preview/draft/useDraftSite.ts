import { useEffect, useMemo, useState } from 'react';
import { type SanityDocument, useClient } from 'sanity';
import * as v from 'valibot';
import { composeDraft, type DraftRequest, type DraftSite } from '../draft/composeDraft.ts';
import { type LakeState, readLakeState } from '../draft/lakeState.ts';
import { gapNote, type TypeOf } from '../draft/notes.ts';
import { originalsOf } from '../draft/originals.ts';
import { useStoredDocuments } from '../lake/useStoredDocuments.ts';
import { newestOnly } from './newestOnly.ts';

const Form = v.looseObject({ _id: v.string(), _type: v.string() });

/**
 * The site with the document of the form in it, composed anew at every keystroke.
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
  const lake = useLakeState(id);
  const { apiHost } = useClient({ apiVersion: '2025-02-19' }).config();
  const pictures = useMemo(() => originalsOf(apiHost), [apiHost]);
  const [site, setSite] = useState<DraftSite | Error>();
  const [compose] = useState(() =>
    newestOnly(async (request: DraftRequest) => {
      const composed = await composeDraft(request).catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      setSite(composed);
    }),
  );
  useEffect(() => {
    if (!lake) return;
    const edited = v.is(Form, displayed) ? displayed : undefined;
    void compose({ lake, edited, pictures, note: gapNote(typeOf), day });
  }, [compose, lake, displayed, pictures, typeOf, day]);
  return site;
}

function useLakeState(id: string): LakeState | undefined {
  const stored = useStoredDocuments(id);
  const [state, setState] = useState<LakeState>();
  useEffect(() => {
    if (!stored) return;
    let isLatest = true;
    void readLakeState(stored).then((read) => {
      if (isLatest) setState(read);
    });
    return () => {
      isLatest = false;
    };
  }, [stored]);
  return state;
}
