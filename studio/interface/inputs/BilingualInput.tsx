import { applyAll } from '@portabletext/patches';
import { Grid } from '@sanity/ui';
import { type KeyboardEvent, useCallback, useLayoutEffect, useRef } from 'react';
import {
  type FieldMember,
  type FormPatch,
  type ObjectInputProps,
  type ObjectMember,
  set,
  TransformPatches,
  unset,
} from 'sanity';
import { isLocale, type Locale } from '../../../locales/locale.ts';
import { type Bilingual, lagOf } from '../translations/agreement.ts';
import { recordEdit, type TranslationInProgress } from '../translations/recordEdit.ts';
import { LanguageColumn } from './LanguageColumn.tsx';
import { StaleNote } from './StaleNote.tsx';

/** Two columns if each has room for a line of text, otherwise one below the other. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))';

/**
 * Returns a function that adds the update of the record to the patches of an edit, so that text and
 * record are stored, undone and discarded together.
 */
function useAgreementRecord(value: Bilingual) {
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

/** A bilingual text with one column per language; the title is above both. */
export function BilingualInput(props: ObjectInputProps) {
  const { members, value = {}, schemaType } = props;
  const withRecord = useAgreementRecord(value);
  const lag = lagOf(value);
  return (
    <TransformPatches transform={withRecord}>
      <Grid gap={4} style={{ gridTemplateColumns: COLUMNS }} onKeyDown={focusNextText}>
        {members.filter(isLanguage).map((member) => (
          <LanguageColumn
            key={member.key}
            member={member}
            lengths={schemaType.options?.lengths?.[member.name]}
            form={props}
          >
            {lag?.state === 'stale' && lag.language === member.name && (
              <StaleNote language={lag.language} value={value} input={props} />
            )}
          </LanguageColumn>
        ))}
      </Grid>
    </TransformPatches>
  );
}

/** Tab moves from the English text to the Chinese one, skipping the menus between them. */
function focusNextText(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.shiftKey) return;
  const texts = [...event.currentTarget.querySelectorAll<HTMLElement>('input, textarea')];
  const next = texts[texts.findIndex((text) => text.matches(':focus')) + 1];
  if (!next || next === texts[0]) return;
  event.preventDefault();
  next.focus();
}

const isLanguage = (member: ObjectMember): member is FieldMember & { readonly name: Locale } =>
  member.kind === 'field' && isLocale(member.name);
