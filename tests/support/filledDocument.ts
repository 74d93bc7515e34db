import { LOCALES } from '../../locales/locale.ts';

interface Field {
  readonly name: string;
  readonly type: string;
}

interface DocumentType {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** A document whose texts are each filled with the name of their field. */
export const filledDocument = ({ name, fields }: DocumentType) => ({
  _type: name,
  ...Object.fromEntries(fields.map((field) => [field.name, textOf(field)])),
});

function textOf({ name, type }: Field): unknown {
  if (/^locale(?:String|Text)$/.test(type))
    return Object.fromEntries(LOCALES.map((locale) => [locale, `${name} in ${locale}`]));
  if (type === 'array') return [name];
  if (type === 'slug') return { current: name };
  return /^(?:string|date)$/.test(type) ? name : undefined;
}
