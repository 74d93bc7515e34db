import { Stack } from '@sanity/ui';
import { definePlugin, type FieldProps, type InputProps, type ObjectInputProps } from 'sanity';
import { BilingualInput } from './BilingualInput.tsx';
import { FieldMessages, messagesId } from './FieldMessages.tsx';
import { validationWords } from './validationWords.ts';

/**
 * English and Chinese side by side wherever the schema has a text in both languages; and what is
 * wrong with a field in writing, in an editor's words.
 */
export const formInputs = definePlugin({
  name: 'form-inputs',
  i18n: { bundles: validationWords },
  form: { components: { input: Input, field: Field } },
});

function Input(props: InputProps) {
  if (isLanguagesInput(props)) return <BilingualInput {...props} />;
  if (props.validation.length === 0) return props.renderDefault(props);
  const described = [props.elementProps['aria-describedby'], messagesId(props.id)];
  const elementProps = {
    ...props.elementProps,
    'aria-describedby': described.filter(Boolean).join(' '),
  };
  return props.renderDefault(Object.assign({}, props, { elementProps }));
}

function Field(props: FieldProps) {
  const { validation, inputId } = props;
  // The columns of every text stand alike, however deep it is nested.
  const level = showsLanguages(props) ? 0 : props.level;
  // The same elements with and without messages: a text that is being typed keeps its cursor.
  return (
    <Stack gap={2}>
      {props.renderDefault({ ...props, level })}
      {validation.length > 0 && <FieldMessages inputId={inputId} validation={validation} />}
    </Stack>
  );
}

const BILINGUAL_TYPES = new Set(['localeString', 'localeText', 'localeRichText']);

const showsLanguages = ({ schemaType }: InputProps | FieldProps) =>
  BILINGUAL_TYPES.has(schemaType.name);

const isLanguagesInput = (props: InputProps): props is ObjectInputProps => showsLanguages(props);
