import {
  definePlugin,
  type FieldProps,
  type InputProps,
  type ObjectFieldProps,
  type ObjectInputProps,
} from 'sanity';
import { BilingualInput } from './BilingualInput.tsx';

/** English and Chinese side by side, wherever the schema has a text in both languages. */
export const bilingualInputs = definePlugin({
  name: 'bilingual-inputs',
  form: {
    components: {
      input: (props: InputProps) =>
        isBilingualInput(props) ? <BilingualInput {...props} /> : props.renderDefault(props),
      // The columns of every text stand alike, however deep it is nested.
      field: (props: FieldProps) =>
        isBilingualField(props)
          ? props.renderDefault({ ...props, level: 0 })
          : props.renderDefault(props),
    },
  },
});

const BILINGUAL_TYPES = new Set(['localeString', 'localeText', 'localeRichText']);

const isBilingualInput = (props: InputProps): props is ObjectInputProps =>
  BILINGUAL_TYPES.has(props.schemaType.name);

const isBilingualField = (props: FieldProps): props is ObjectFieldProps =>
  BILINGUAL_TYPES.has(props.schemaType.name);
