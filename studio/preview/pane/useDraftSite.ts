import { useDeferredValue, useEffect, useState } from 'react';
import type { SanityDocument } from 'sanity';
import * as v from 'valibot';
import { composeDraft, type DraftSite } from '../draft/composeDraft.ts';
import { type LakeState, readLakeState } from '../draft/lakeState.ts';
import { gapNote, type TypeOf } from '../draft/notes.ts';
import { originals } from '../draft/originals.ts';
import { useStoredDocuments } from '../lake/useStoredDocuments.ts';

const Form = v.looseObject({ _id: v.string(), _type: v.string() });

/**
 * The site with the document of the form in it, composed anew at every keystroke.
 *
 * @param displayed what the form shows
 * @param id published id of that document
 * @returns the site, or why there is none; nothing until the lake has answered
 */
export function useDraftSite(displayed: Partial<SanityDocument>, id: string, typeOf: TypeOf) {
  const lake = useLakeState(id);
  // Typing goes first.
  const form = useDeferredValue(displayed);
  const [site, setSite] = useState<DraftSite | Error>();
  useEffect(() => {
    if (!lake) return;
    let isLatest = true;
    composeDraft({
      lake,
      edited: v.is(Form, form) ? form : undefined,
      pictures: originals,
      note: gapNote(typeOf),
    })
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .then((composed) => {
        if (isLatest) setSite(composed);
      });
    return () => {
      isLatest = false;
    };
  }, [lake, form, typeOf]);
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
