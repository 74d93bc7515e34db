import { LOCALES, type Locale } from '../../locales/locale.ts';

const IN_ENGLISH = { en: 'English', zh: 'Chinese' } as const satisfies Record<Locale, string>;

/**
 * What a list says about the languages of a document.
 *
 * @returns a remark such as `Chinese missing`, or `undefined` when there is nothing to say
 */
export function languageMark(document: unknown): string | undefined {
  const missing = LOCALES.filter((locale) => lacks(document, locale));
  return missing.length === 0
    ? undefined
    : `${missing.map((locale) => IN_ENGLISH[locale]).join(' and ')} missing`;
}

/** Whether a bilingual text anywhere in a value has nothing in a language. */
function lacks(value: unknown, locale: Locale): boolean {
  if (Array.isArray(value)) return value.some((item) => lacks(item, locale));
  if (typeof value !== 'object' || value === null) return false;
  if ('_type' in value && /^locale(?:String|Text|RichText)$/.test(String(value._type)))
    return isEmpty(Reflect.get(value, locale));
  return Object.values(value).some((inner) => lacks(inner, locale));
}

const isEmpty = (text: unknown) =>
  Array.isArray(text) ? text.length === 0 : typeof text !== 'string' || text.trim() === '';
