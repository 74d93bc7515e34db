import { applyAll } from '@portabletext/patches';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type FormPatch, set, unset } from 'sanity';
import { isLocale } from '../../../locales/locale.ts';
import type { Bilingual } from '../translations/agreement.ts';
import { recordEdit, type TranslationInProgress } from '../translations/recordEdit.ts';

/**
 * Returns a function that adds the update of the record to the patches of an edit, so that text and
 * record are stored, undone and discarded together.
 */
export function useAgreementRecord(value: Bilingual) {
  const translating = useRef<TranslationInProgress>(undefined);
  // Patches may arrive before the previous ones are back as the form's value.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  return useCallback((patches: FormPatch[]): FormPatch[] => {
    // A field that is pasted as a whole brings its own record.
    if (!patches.every(({ path: [name] }) => isLocale(name))) return patches;
    const before = latest.current;
    const after: Bilingual = applyAll(before, patches);
    const edit = recordEdit(before, after, translating.current);
    translating.current = edit.translating;
    latest.current = { ...after, confirmed: edit.confirmed };
    if (edit.confirmed === before.confirmed) return patches;
    const record = edit.confirmed === undefined ? unset() : set(edit.confirmed);
    return [...patches, { ...record, path: ['confirmed'] }];
  }, []);
}
