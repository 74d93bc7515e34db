import { isArrayOfBlocksSchemaType, isImageSchemaType } from '@sanity/types';
import { Stack } from '@sanity/ui';
import {
  definePlugin,
  type FieldProps,
  type InputProps,
  isNumberInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
} from 'sanity';
import { hasContent } from '../../schema/rules/hasContent.ts';
import { BILINGUAL_TYPES } from '../words/formPlace.ts';
import { AmountInput, isAmount } from './AmountInput.tsx';
import { BilingualInput } from './BilingualInput.tsx';
import { CollapsedParts, emptyPartTitle } from './CollapsedParts.tsx';
import { ColourInput, isColourField } from './ColourInput.tsx';
import { DayInput, isDayField } from './DayInput.tsx';
import { BlockMessages, FieldMessages, messagesId } from './FieldMessages.tsx';
import { FigureInput, isFigureField } from './FigureInput.tsx';
import { IconInput, isIconField } from './IconInput.tsx';
import { canBeLeftOut, LeaveOutButton } from './LeaveOutButton.tsx';
import { sanityWords } from './sanityWords.ts';
import { TidyPaste } from './TidyPaste.tsx';
import { pasteTidyText } from './tidyText.ts';
import { useFirstUse } from './useFirstUse.ts';

/**
 * Shows English and Chinese side by side wherever the schema has a bilingual text, and validation
 * messages as text below their fields.
 */
export const formInputs = definePlugin({
  name: 'form-inputs',
  i18n: { bundles: sanityWords },
  form: { components: { input: Input, field: Field } },
});

function Input(props: InputProps) {
  if (isLanguagesInput(props)) return <BilingualInput {...props} />;
  const described = withMessages(props);
  if (isStringInputProps(described)) {
    if (isIconField(described)) return <IconInput {...described} />;
    if (isColourField(described)) return <ColourInput {...described} />;
    if (isDayField(described)) return <DayInput {...described} />;
    if (isFigureField(described)) return <FigureInput {...described} />;
  }
  if (isNumberInputProps(described) && isAmount(described)) return <AmountInput {...described} />;
  if (isArrayOfBlocksSchemaType(described.schemaType))
    return <TidyPaste>{described.renderDefault(described)}</TidyPaste>;
  const input = isPartInput(described) ? (
    <CollapsedParts {...described} />
  ) : (
    <PlainInput {...described} />
  );
  const messages = props.validation.length > 0 && (
    <FieldMessages inputId={props.id} validation={props.validation} />
  );
  if (isImageSchemaType(described.schemaType))
    return (
      <Stack gap={3}>
        {messages}
        {input}
      </Stack>
    );
  return isListedValue(described) ? (
    <Stack gap={2}>
      {input}
      {messages}
    </Stack>
  ) : (
    input
  );
}

/** An input of Sanity's own; text that is pasted into it is cleaned first. */
function PlainInput(props: InputProps) {
  const input = props.renderDefault(props);
  return isStringInputProps(props) ? <div onPaste={pasteTidyText}>{input}</div> : input;
}

/** A word or address in a list, which is not a field. */
const isListedValue = ({ path }: InputProps) => typeof path.at(-1) === 'number';

/** Links an input to the messages below it through `aria-describedby`. */
function withMessages(props: InputProps): InputProps {
  if (props.validation.length === 0) return props;
  const described = [props.elementProps['aria-describedby'], messagesId(props.id)];
  const elementProps = {
    ...props.elementProps,
    'aria-describedby': described.filter(Boolean).join(' '),
  };
  return Object.assign({}, props, { elementProps });
}

/** An object with fields, including the document itself; a reference has no members. */
const isPartInput = (props: InputProps): props is ObjectInputProps =>
  isObjectInputProps(props) && Array.isArray(props.members);

function Field(props: FieldProps) {
  const { inputId, validation, schemaType } = props;
  // A picture shows them at its upload: below it are texts with their own.
  const hasMessages = validation.length > 0 && !isImageSchemaType(schemaType);
  // The columns of all bilingual texts align, however deeply they are nested.
  const level = showsLanguages(props) ? 0 : props.level;
  const isFolded = 'collapsed' in props && props.collapsed && !hasContent(props.value);
  const title = isFolded && props.title ? emptyPartTitle(props.title) : props.title;
  const [isUsed, uses] = useFirstUse();
  const actions = isUsed ? props.actions : undefined;
  // The same elements with and without messages, so that a text being typed keeps its cursor.
  return (
    <Stack gap={2} {...uses}>
      {props.renderDefault({ ...props, level, title, actions })}
      {hasMessages && <FieldMessages inputId={inputId} validation={validation} />}
      {canBeLeftOut(props) && <LeaveOutButton {...props} />}
      {isArrayOfBlocksSchemaType(schemaType) && <BlockMessages {...props} />}
    </Stack>
  );
}

const showsLanguages = ({ schemaType }: InputProps | FieldProps) =>
  BILINGUAL_TYPES.has(schemaType.name);

const isLanguagesInput = (props: InputProps): props is ObjectInputProps => showsLanguages(props);
