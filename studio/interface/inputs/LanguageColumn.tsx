import { Stack } from '@sanity/ui';
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
import type { Lengths } from '../../schema/rules/advisedLength.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { InsertFigure } from './InsertFigure.tsx';
import { WatchedWords } from './WatchedWords.tsx';

/** The callbacks by which a form renders its parts. */
type FormRendering = Pick<
  ObjectInputProps,
  | 'renderAnnotation'
  | 'renderBlock'
  | 'renderField'
  | 'renderInlineBlock'
  | 'renderInput'
  | 'renderItem'
  | 'renderPreview'
>;

interface LanguageColumnProps {
  readonly member: FieldMember & { readonly name: Locale };
  /** How long the text should be, where that is advised. */
  readonly lengths: Lengths | undefined;
  /** How the form renders what is below the bilingual value. */
  readonly render: FormRendering;
  /** What is below the text. */
  readonly children?: ReactNode;
}

/** Rich text has a toolbar of its own. */
const TEXTS = new Set(['string', 'text']);

/** One language of a text, labelled with its name. */
export function LanguageColumn({ member, lengths, render, children }: LanguageColumnProps) {
  const { renderField, renderInput, ...others } = render;
  const lang = LANGUAGE_TAGS[member.name];
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
      {TEXTS.has(member.field.schemaType.name) && <InsertFigure inputId={member.field.id} />}
      <MemberField
        {...others}
        member={member}
        renderField={renderPlainField}
        renderInput={renderInLanguage}
      />
      <WatchedWords text={member.field.value} language={member.name} inputId={member.field.id} />
      {lengths && (
        <CharacterCount text={member.field.value} language={member.name} lengths={lengths} />
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
