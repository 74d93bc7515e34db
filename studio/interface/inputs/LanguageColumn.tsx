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
import { type Lengths, shownLength } from '../../schema/rules/advisedLength.ts';
import { say } from '../../words/say.ts';
import { InsertFigure } from './InsertFigure.tsx';
import { WatchedWords } from './WatchedWords.tsx';

interface LanguageColumnProps {
  readonly member: FieldMember & { readonly name: Locale };
  /** How long the text should be, where that is advised. */
  readonly lengths: Lengths | undefined;
  /** The bilingual value in the form, which knows how to render what is below it. */
  readonly form: ObjectInputProps;
  /** What is below the text. */
  readonly children?: ReactNode;
}

/** Rich text has a toolbar of its own. */
const TEXTS = new Set(['string', 'text']);

/** One language of a text, labelled with its name. */
export function LanguageColumn({ member, lengths, form, children }: LanguageColumnProps) {
  const { renderField, renderInput } = form;
  const { renderAnnotation, renderBlock, renderInlineBlock, renderItem, renderPreview } = form;
  const lang = LANGUAGE_TAGS[member.name];
  const { id, value: text, schemaType, readOnly } = member.field;
  const length = lengths && typeof text === 'string' ? shownLength(text, member.name) : 0;
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
    <Stack gap={2} style={{ minWidth: 0, position: 'relative' }}>
      {TEXTS.has(schemaType.name) && !readOnly && <InsertFigure inputId={id} />}
      <MemberField
        {...{ renderAnnotation, renderBlock, renderInlineBlock, renderItem, renderPreview }}
        member={member}
        renderField={renderPlainField}
        renderInput={renderInLanguage}
      />
      <WatchedWords text={text} language={member.name} inputId={id} />
      {lengths && (
        <Text size={1} muted>
          {say('[length] characters; recommended: [min] to [max]', { length, ...lengths })}
        </Text>
      )}
      {children}
    </Stack>
  );
}

/** The site's fonts for Chinese (pages/tokens.css): the Studio's own has no Chinese characters. */
const Language = styled.div`
  /* The toolbar of a rich text gives way instead of widening its column. */
  min-width: 0;

  /* Where a browser can, a paragraph is shown whole. */
  textarea {
    field-sizing: content;
    max-height: 30rem;
  }

  &:lang(zh-Hans) :is(input, textarea, [contenteditable]) {
    font-family:
      'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif;
  }
`;
