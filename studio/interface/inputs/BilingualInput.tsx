import { Grid } from '@sanity/ui';
import type { KeyboardEvent } from 'react';
import type { FieldMember, ObjectInputProps, ObjectMember } from 'sanity';
import { TransformPatches } from 'sanity';
import { isLocale, type Locale } from '../../../locales/locale.ts';
import { lagOf } from '../translations/agreement.ts';
import { LanguageColumn } from './LanguageColumn.tsx';
import { StaleNote } from './StaleNote.tsx';
import { useAgreementRecord } from './useAgreementRecord.ts';

/** Two columns if each has room for a line of text, otherwise one below the other. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))';

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
