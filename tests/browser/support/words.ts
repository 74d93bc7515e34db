import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Catalogue = v.record(v.string(), v.string());

const read = (locale: string) =>
  v.parse(Catalogue, JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')));

const CATALOGUES = { en: read('en'), zh: read('zh') };

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
  const text = CATALOGUES[locale][key];
  if (text === undefined) throw new Error(`locales/${locale}.json has no key ${key}`);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
