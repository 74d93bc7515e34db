import { Stack, Text } from '@sanity/ui';
import { type ReactNode, useCallback } from 'react';
import {
  type FieldMember,
  MemberField,
  type ObjectInputProps,
  type RenderFieldCallback,
  type RenderInputCallback,
} from 'sanity';
import { styled } from 'styled-components';
import { LANGUAGE_TAGS, type Locale } from '../../../locales/locale.ts';
import { type LengthRange, visibleLength } from '../../schema/rules/advisedLength.ts';
import { say } from '../../words/say.ts';
import { InsertFigure } from './InsertFigure.tsx';
import { useFirstUse } from './useFirstUse.ts';
import { WatchedWords } from './WatchedWords.tsx';

interface LanguageColumnProps {
  readonly member: FieldMember & { readonly name: Locale };
  /** The recommended length of the text, if there is one. */
  readonly lengths: LengthRange | undefined;
  /** The form's props for the bilingual value, with its render functions. */
  readonly form: ObjectInputProps;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** Types with the figure menu; rich text has its own toolbar. */
const TEXTS = new Set(['string', 'text']);

/** One language of a text, labelled with its name. */
export function LanguageColumn({ member, lengths, form, children }: LanguageColumnProps) {
  const { renderField, renderInput } = form;
  const { renderAnnotation, renderBlock, renderInlineBlock, renderItem, renderPreview } = form;
  const lang = LANGUAGE_TAGS[member.name];
  const { id, value: text, schemaType, readOnly, validation } = member.field;
  const [isUsed, uses] = useFirstUse();
  const length = lengths && typeof text === 'string' ? visibleLength(text, member.name) : 0;
  const renderPlainField = useCallback<RenderFieldCallback>(
    (field) => renderField({ ...field, level: 0 }),
    [renderField],
  );
  const renderInLanguage = useCallback<RenderInputCallback>(
    (input) => {
      const elementProps = { ...input.elementProps, lang };
      return <Language lang={lang}>{renderInput({ ...input, elementProps })}</Language>;
    },
    [renderInput, lang],
  );
  return (
    <Stack gap={2} style={{ minWidth: 0, position: 'relative' }} {...uses}>
      {isUsed && TEXTS.has(schemaType.name) && !readOnly && <InsertFigure inputId={id} />}
      <MemberField
        member={member}
        renderAnnotation={renderAnnotation}
        renderBlock={renderBlock}
        renderInlineBlock={renderInlineBlock}
        renderItem={renderItem}
        renderPreview={renderPreview}
        renderField={renderPlainField}
        renderInput={renderInLanguage}
      />
      {validation.length > 0 && <WatchedWords text={text} language={member.name} inputId={id} />}
      {lengths && (
        <Text size={1} muted>
          {say('Characters: [length]; recommended: [min] to [max]', { length, ...lengths })}
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** The site's Chinese fonts (pages/tokens.css): the Studio's font has no Chinese characters. */
const Language = styled.div`
  /* Lets the toolbar of a rich text shrink instead of widening its column. */
  min-width: 0;

  /* In browsers that support it, a paragraph is shown in full. */
  textarea {
    field-sizing: content;
    max-height: 30rem;
  }

  &:lang(zh-Hans) :is(input, textarea, [contenteditable]) {
    font-family:
      'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif;
  }
`;
