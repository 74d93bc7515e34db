import { catalogues } from '../../support/content.ts';

/**
 * A text of the catalogue, so that tests do not depend on its wording.
 *
 * @param values values of its `{{placeholders}}`
 * @throws if the catalogue lacks the key
 */
export function word(
  locale: 'en' | 'zh',
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = catalogues[locale][key];
  if (text === undefined) throw new Error(`locales/${locale}.json has no key ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
